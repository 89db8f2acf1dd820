import type { ReactNode } from 'react';
import { Part } from '../../motion/stage';
import { Page, services } from './StagePage';
import { drawn, large, pageWidth, paces, reach, rows, states } from './stage-states';

const bright = '#5fe0d2';
const peach = '#ffa777';
const deep = '#0b4f55';

/** The page's top left corner is at 0, 0. */
export function Window() {
  return (
    <Grown>
      <path
        d={`M-4 700v-732q0-12 12-12h${pageWidth - 16}q12 0 12 12v732z`}
        fill="color-mix(in srgb,var(--background),#000 45%)"
      />
      <circle cx="22" cy="-22" r="7" fill={bright} />
      <path
        d="M39-22a7 7 0 0 1 14 0a7 7 0 0 1-14 0zM63-22a7 7 0 0 1 14 0a7 7 0 0 1-14 0z"
        fill="#2c8187"
      />
      <rect x="92" y="-36" width="318" height="28" rx="6" fill={deep} />
      <pattern id="zogran-media-dots" width="36" height="38" patternUnits="userSpaceOnUse">
        <circle cx="18" cy="18" r="2.5" fill="#cfc6b9" />
      </pattern>
      <path d={`M0 0h${pageWidth}v700H0z`} fill="#f4efe6" />
      <path d={`M0 0h${pageWidth}v700H0z`} fill="url(#zogran-media-dots)" />
      <Part name="asked" at={states.asked} pace="early">
        <path d="M92-36h318v28H92z" fill="none" stroke={peach} strokeWidth="2" />
        <path
          d="M87-41h10v10H87zM405-41h10v10h-10zM87-13h10v10H87zM405-13h10v10h-10z"
          fill={peach}
        />
      </Part>
      {/* The address bar in address-bar.tsx hides this group where it types captions. */}
      <g data-address>
        <Part name="address" at={states.address}>
          <text x="108" y="-15" fontSize="20" fill="#f4efe6">
            Zogran Media
          </text>
        </Part>
      </g>
      {rows.map(({ name, at, pace, boxes, lines, ...row }) => (
        <Part key={name} name={name} at={at} pace={pace}>
          <path d={boxes} fill="#d5ccbf" />
          <path d={lines} fill="#b3a899" />
          {'crosses' in row && (
            <path d={row.crosses} fill="none" stroke="#8f867a" strokeWidth="3" />
          )}
        </Part>
      ))}
      <g fontSize="18">
        <Part name="headline" at={states.headline} pace="middle">
          <Part name="large-headline" at={large.headline} pace="first" composition="tall">
            <text x="28" y="132" fontSize="30">
              Stories people
            </text>
            <text x="28" y="170" fontSize="30">
              stay for.
            </text>
          </Part>
        </Part>
        <Part name="visit" at={states.visit} pace="middle">
          <Part name="large-visit" at={large.visit} pace="first" composition="tall">
            <text x="46" y="244">
              See the work
            </text>
          </Part>
        </Part>
        <Part name="menu" at={states.menu} pace="first">
          <Part name="large-menu" at={large.menu} pace="first" composition="tall">
            <text x="272" y="43">
              Work
            </text>
            <text x="363" y="43">
              Start a project
            </text>
          </Part>
        </Part>
        <Part name="offers" at={states.offers} pace="first">
          {large.offers.map((at, pair) => (
            <Part key={pair} name={`large-offers-${pair}`} at={at} pace="first" composition="tall">
              {services.slice(2 * pair, 2 * pair + 2).map((lines, column) =>
                lines.map((line, row) => (
                  <text
                    key={line}
                    x={22 + 135 * (2 * pair + column)}
                    y={432 + 20 * row}
                    fontSize="15"
                  >
                    {line}
                  </text>
                )),
              )}
            </Part>
          ))}
        </Part>
      </g>
      <Part name="page" at={states.page} pace={paces.page}>
        <Page />
      </Part>
      <Part name="edge" at={states.edge}>
        <path d={`M-6 0h${pageWidth + 12}`} stroke={peach} strokeWidth="4" />
        <path d={`M-12-7h14v14h-14zM${pageWidth - 2}-7h14v14h-14z`} fill={peach} />
      </Part>
    </Grown>
  );
}

function Grown({ children }: { children: ReactNode }) {
  return (
    <g transform={`translate(${drawn.x} ${drawn.y}) scale(${drawn.scale})`}>
      <Part name="wide" at={states.wide} pace={paces.wide} composition="wide">
        <Part name="narrow" at={states.narrow} pace="early" composition="narrow">
          {/* Invisible: makes `wide` scale around the middle of the page's top, and `grown` clip from it. */}
          <path d={`M-12 ${-reach}L${pageWidth + 12} ${reach}`} />
          {children}
        </Part>
      </Part>
    </g>
  );
}
