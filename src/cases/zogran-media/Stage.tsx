import type { ReactNode } from 'react';
import { Part, Stage } from '../../motion/stage';
import { Page, Phone, night } from './StagePage';
import { address, blocks, frame, view, ways } from './stage-states';

const bright = '#5fe0d2';
const peach = '#ffa777';

/** An empty window, blocks, type and color, the whole page, and the site on desktop and phone. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt} ground="#0b4f55">
      <circle cx="400" cy="360" r="340" fill="#0f5a60" />
      <path d="M0 672h800v128h-800z" fill="#083f44" />
      <g fontFamily="var(--text)" fontSize="22" fontWeight="600" fill={night}>
        <Part name="window" at={ways.window}>
          <Frame />
          <Part name="address" at={ways.address}>
            <Address>
              <text x="300" y="159" fontSize="20" textAnchor="middle" fill="#f4efe6">
                Zogran Media
              </text>
            </Address>
          </Part>
          <Part name="asked" at={ways.asked}>
            <Address>
              <path d="M150 142h3v20h-3z" fill={peach} />
            </Address>
            <path d="M132 131h336v42h-336z" fill="none" stroke={peach} strokeWidth="2" />
            <path
              d="M127 126h10v10h-10zM463 126h10v10h-10zM127 168h10v10h-10zM463 168h10v10h-10z"
              fill={peach}
            />
          </Part>
        </Part>
        {blocks.map(({ name, x, y, width, height, picture, at }) => (
          <Part key={name} name={name} at={at}>
            <path d={`M${x} ${y}h${width}v${height}h-${width}z`} fill="#d5ccbf" />
            {picture ? (
              <path
                d={`M${x + 2} ${y + 2}h${width - 4}v${height - 4}h-${width - 4}zl${width - 4} ${height - 4}m0 -${height - 4}l-${width - 4} ${height - 4}`}
                fill="none"
                stroke="#8f867a"
                strokeWidth="3"
              />
            ) : (
              <path d={lines[name]} fill="#8f867a" transform={`translate(${x} ${y})`} />
            )}
          </Part>
        ))}
        <Part name="site" at={ways.site}>
          {/* As tall as the page ever gets, so that the box's center does not move. */}
          <path d={`M${view.x} ${view.y - view.height}v${3 * view.height}`} fill="none" />
          <Part name="page" at={ways.page}>
            <Page />
          </Part>
          <Part name="edge" at={ways.edge}>
            <path
              d={`M${view.x - 6} ${view.y}h${view.width + 12}`}
              stroke={peach}
              strokeWidth="4"
            />
            <path
              d={`M${view.x - 12} ${view.y - 7}h14v14h-14zM${view.x + view.width - 2} ${view.y - 7}h14v14h-14z`}
              fill={peach}
            />
          </Part>
          <Part name="thumb" at={ways.thumb}>
            <rect
              x={view.x + view.width - 14}
              y={view.y + 4}
              width="10"
              height="230"
              rx="5"
              fill="#2b8088"
            />
          </Part>
        </Part>
        <Part name="phone" at={ways.phone}>
          <Phone />
        </Part>
      </g>
    </Stage>
  );
}

const service = 'M10 10h52v52h-52zM10 84h88v14h-88zM10 110h56v14h-56z';

/** The wireframe's text: bars where the page will have words. */
const lines: Record<string, string> = {
  header: 'M12 8h28v32h-28zM52 16h120v16h-120zM256 18h48v14h-48zM330 4h168v40h-168z',
  words: 'M4 28h250v30h-250zM4 74h150v30h-150zM4 140h148v44h-148z',
  'service-1': service,
  'service-2': service,
  'service-3': service,
  'service-4': service,
};

function Frame() {
  return (
    <>
      <rect {...size(frame)} rx="12" />
      <path d={`M${view.x} ${view.y}h540v490h-540z`} fill="#f4efe6" />
      <path
        d={Array.from(
          { length: 13 },
          (_, row) => `M${view.x + 18} ${view.y + 18 + 38 * row}h510`,
        ).join('')}
        stroke="#cfc6b9"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 36"
      />
      <g fill={bright}>
        <circle cx="50" cy="152" r="7" />
        <circle cx="74" cy="152" r="7" fillOpacity="0.5" />
        <circle cx="98" cy="152" r="7" fillOpacity="0.5" />
      </g>
      <Address />
    </>
  );
}

function Address({ children }: { children?: ReactNode }) {
  return (
    <>
      <rect {...size(address)} rx="6" fill="#0b4f55" />
      {children}
    </>
  );
}

const size = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) => ({
  x,
  y,
  width,
  height,
});
