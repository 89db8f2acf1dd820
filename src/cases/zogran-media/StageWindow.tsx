import type { ReactNode } from 'react';
import { Part } from '../../motion/stage';
import { Blocks } from './StageBlocks';
import { Page } from './StagePage';
import { bright, cream, deep, outline, paper, peach, sketch } from './stage-colors';
import { drawn, pageWidth, paces, reach, rim, shownInTall, states } from './stage-states';

const frame = 'color-mix(in srgb,var(--background),#000 45%)';

export function Window() {
  return (
    <Grown>
      <path
        d={`M-4 720V-32q0-12 12-12h${pageWidth - 16}q12 0 12 12V720z`}
        fill={frame}
        stroke={outline}
        strokeWidth="2"
      />
      <circle cx="22" cy="-22" r="7" fill={bright} />
      <path
        d="M39-22a7 7 0 0 1 14 0a7 7 0 0 1-14 0zM63-22a7 7 0 0 1 14 0a7 7 0 0 1-14 0z"
        fill="#2c8187"
      />
      <rect x="92" y="-36" width="318" height="28" rx="6" fill={deep} />
      <pattern id="zogran-media-dots" width="36" height="38" patternUnits="userSpaceOnUse">
        <circle cx="18" cy="18" r="2.5" fill={sketch.dot} />
      </pattern>
      <path d={`M0 0h${pageWidth}v${shownInTall}H0z`} fill={paper} />
      <path d={`M0 0h${pageWidth}v${shownInTall}H0z`} fill="url(#zogran-media-dots)" />
      <Part name="asked" at={states.asked} pace="early">
        <path d="M92-36h318v28H92z" fill="none" stroke={peach} strokeWidth="2" />
        <path
          d="M87-41h10v10H87zM405-41h10v10h-10zM87-13h10v10H87zM405-13h10v10h-10z"
          fill={peach}
        />
      </Part>
      {/* On wide screens, address-bar.tsx hides this text and types captions in its place. */}
      <text data-address x="108" y="-14" fontSize="22" fill={cream}>
        Zogran Media
      </text>
      <Blocks />
      <Part name="page" at={states.page} pace={paces.page}>
        <Part name="colored-wide" at={states.coloredWide} composition="wide">
          <Part name="colored-narrow" at={states.coloredNarrow} composition="narrow">
            <Page />
          </Part>
        </Part>
      </Part>
      <Part name="sill" at={states.sill} pace={paces.wide} composition="wide">
        {/* Twice as thick as the visible rim: the window's clip cuts off the lower half. */}
        <path d={`M-3 ${shownInTall}h${pageWidth + 6}v${2 * rim}H-3z`} fill={frame} />
        <path
          d={`M-5 ${shownInTall + rim - 1}h${pageWidth + 10}`}
          stroke={outline}
          strokeWidth="2"
        />
      </Part>
      <Part name="edge-wide" at={states.edgeWide} composition="wide">
        <Part name="edge-narrow" at={states.edgeNarrow} composition="narrow">
          <Part name="edge" at={states.edge}>
            <path d={`M-6 0h${pageWidth + 12}`} stroke={peach} strokeWidth="4" />
            <path d={`M-12-7h14v14h-14zM${pageWidth - 2}-7h14v14h-14z`} fill={peach} />
          </Part>
        </Part>
      </Part>
    </Grown>
  );
}

function Grown({ children }: { children: ReactNode }) {
  return (
    <g transform={`translate(${drawn.x} ${drawn.y}) scale(${drawn.scale})`}>
      <Part name="wide" at={states.wide} pace={paces.wide} composition="wide">
        <Part name="narrow" at={states.narrow} composition="narrow">
          {/*
           * Invisible. Makes the middle of the page's top edge the center of scaling, even while
           * blocks slide out of the window.
           */}
          <path d={`M-1000 ${-reach}L${pageWidth + 1000} ${reach}`} />
          {children}
        </Part>
      </Part>
    </g>
  );
}
