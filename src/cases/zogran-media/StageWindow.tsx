import type { ReactNode } from 'react';
import { clipOf, Only, Part } from '../../motion/stage';
import { Page } from './StagePage';
import {
  blocks,
  desk,
  end,
  firstScreen,
  pageHeight,
  pageWidth,
  paces,
  tall,
  states,
  type Block,
} from './stage-states';

const bright = '#5fe0d2';
const peach = '#ffa777';

/** The tall window. Its contents are positioned from the page's top left. */
export function Tall() {
  return (
    <g transform={`translate(${tall.x} ${tall.y}) scale(${tall.scale})`}>
      <Part name="tall" at={states.tall} pace={paces.tall}>
        <Part name="tall-seen" at={states.tallSeen} pace="last">
          {/* Keeps the box's center fixed while the page scrolls. */}
          <path d={`M-12 ${-end}L${pageWidth + 12} ${pageHeight}`} />
          <rect x="-4" y="-70" width="548" height="900" rx="12" />
          <path d="M92-42v-12q0-8 8-8h128q8 0 8 8v12z" fill="#0b4f55" />
          <circle cx="110" cy="-50" r="5" fill={bright} fillOpacity="0.5" />
          <pattern id="zogran-media-dots" width="36" height="38" patternUnits="userSpaceOnUse">
            <circle cx="18" cy="18" r="2.5" fill="#cfc6b9" />
          </pattern>
          <path d="M0 0h540v826H0z" fill="#f4efe6" />
          <path d="M0 0h540v826H0z" fill="url(#zogran-media-dots)" />
          <Lights y={-21} />
          <Address y={-35} />
          <Part name="asked" at={states.asked}>
            <Only composition="narrow">
              <path d="M118-30h3v18h-3z" fill={peach} />
            </Only>
            <path d="M104-39h332v36h-332z" fill="none" stroke={peach} strokeWidth="2" />
            <path
              d="M99-44h10v10h-10zM431-44h10v10h-10zM99-8h10v10h-10zM431-8h10v10h-10z"
              fill={peach}
            />
          </Part>
          <Part name="address" at={states.address}>
            <Title y={-14} />
          </Part>
          {blocks.map((block) => (
            <Part key={block.name} name={block.name} at={block.at}>
              <Wireframe {...block} />
            </Part>
          ))}
          <Part name="page" at={states.page} pace={paces.page}>
            <g id="zogran-media-page">
              <Page />
            </g>
          </Part>
          <Part name="edge" at={states.edge}>
            <path d={`M-6 0h${pageWidth + 12}`} stroke={peach} strokeWidth="4" />
            <path d={`M-12-7h14v14h-14zM${pageWidth - 2}-7h14v14h-14z`} fill={peach} />
          </Part>
          <Part name="thumb" at={states.thumb} pace={paces.page}>
            <rect x={pageWidth - 14} y="6" width="9" height="170" rx="4.5" fill="#2b8088" />
          </Part>
        </Part>
      </Part>
    </g>
  );
}

function Wireframe({ name, x, y, width, height, picture }: Block) {
  return (
    <>
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
    </>
  );
}

const service = 'M10 10h52v52h-52zM10 84h88v14h-88zM10 110h56v14h-56z';

/** The wireframe's text, as bars. */
const lines: Record<string, string> = {
  header: 'M12 8h28v32h-28zM52 16h120v16h-120zM256 18h48v14h-48zM330 4h168v40h-168z',
  words: 'M4 28h250v30h-250zM4 74h150v30h-150zM4 140h148v44h-148z',
  'service-1': service,
  'service-2': service,
  'service-3': service,
  'service-4': service,
  studio: 'M12 14h220v24h-220zM12 56h148v112h-148zM180 56h148v112h-148zM348 56h148v112h-148z',
};

export const Desk = () => (
  <g transform={`translate(${desk.x} ${desk.y})`}>
    <rect x="-4" y="-44" width="548" height="540" rx="12" />
    <Lights y={-21} />
    <Address y={-35}>
      <Title y={-14} />
    </Address>
    <g style={{ clipPath: clipOf({ clip: [0, 0, 100 - (firstScreen / pageHeight) * 100, 0] }) }}>
      <use href="#zogran-media-page" />
    </g>
  </g>
);

const Lights = ({ y }: { y: number }) => (
  <g fill={bright}>
    <circle cx="20" cy={y} r="7" />
    <circle cx="44" cy={y} r="7" fillOpacity="0.5" />
    <circle cx="68" cy={y} r="7" fillOpacity="0.5" />
  </g>
);

const Address = ({ y, children }: { y: number; children?: ReactNode }) => (
  <>
    <rect x="108" y={y} width="324" height="28" rx="6" fill="#0b4f55" />
    {children}
  </>
);

/** On wide screens, the captions are typed there. */
const Title = ({ y }: { y: number }) => (
  <Only composition="narrow">
    <text x="270" y={y} fontSize="20" textAnchor="middle" fill="#f4efe6">
      Zogran Media
    </text>
  </Only>
);
