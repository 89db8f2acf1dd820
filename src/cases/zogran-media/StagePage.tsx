import type { ReactNode } from 'react';
import { themed } from '../../content/theme-color';
import { Only, Part, type PartStates } from '../../motion/stage';
import {
  band,
  bright,
  clay,
  cream,
  deep,
  display,
  emblem,
  gold,
  night,
  paper,
  peach,
  rule,
  teal,
} from './stage-colors';
import { Pieces } from './StagePieces';
import { besideIcon, pageHeight, pageWidth, states } from './stage-states';

export const services = [
  ['Film and', 'video'],
  ['Sound'],
  ['Photography'],
  ['Live', 'streams'],
] as const;

export function Page() {
  return (
    <>
      <path d={`M0 0h${pageWidth}v${pageHeight}h-${pageWidth}z`} fill={paper} />
      <path d="M-1 0h542v332H-1z" fill={deep} />
      <Part name="top" at={states.top} composition="wide">
        <Top />
      </Part>
      <text x="18" y="540" fontFamily={display} fontSize="34" fontWeight="700" letterSpacing="-1">
        From the studio
      </text>
      <Pieces />
      <path d="M0 720h540v110h-540z" fill={band} />
      <text x="18" y="762" fontFamily={display} fontSize="40" fontWeight="700" letterSpacing="-1.4">
        Have a story?
      </text>
      <Button x={18} y={776} width={178} words="Start a project" dark />
      <path d={`M-1 830h542V${pageHeight}H-1z`} fill={deep} />
      <text
        x="14"
        y="912"
        fontFamily={display}
        fontSize="80"
        fontWeight="700"
        letterSpacing="-3.6"
        fill={cream}
      >
        Zogran Media
      </text>
      <g fontSize="22" fontWeight="500" fill={cream}>
        <text x="18" y="968">
          Home
        </text>
        <text x="112" y="968">
          Services
        </text>
        <text x="230" y="968">
          Work
        </text>
        <text x="318" y="968">
          About
        </text>
        <text x="412" y="968">
          Contact
        </text>
      </g>
      <path d="M18 1010h504" stroke="#2c8187" strokeWidth="2" />
      <g fontFamily={display} fontSize="46" letterSpacing="-1.6" fill={bright}>
        <text x="18" y="1078">
          Film, sound
        </text>
        <text x="18" y="1130">
          and pictures.
        </text>
        <g transform="translate(416 1042) scale(3.5)">
          <Sign x={0} y={0} />
        </g>
      </g>
    </>
  );
}

/** `StagePhone.tsx` copies the coast and the film strip by their ids. */
const Top = () => (
  <>
    <Sign x={18} y={16} />
    <g fill={cream}>
      <text x="58" y="42" fontFamily={display} fontSize="26" fontWeight="700">
        Zogran Media
      </text>
      <text x="272" y="42" fontSize="20" fontWeight="500">
        Work
      </text>
    </g>
    <Button x={346} y={14} width={178} words="Start a project" />
    <g fontFamily={display} fontSize="41" fontWeight="700" letterSpacing="-1.6" fill={cream}>
      <text x="18" y="152">
        Stories people
      </text>
      <text x="18" y="196">
        stay for.
      </text>
    </g>
    <Button x={18} y={228} width={148} words="See the work" />
    <g transform="translate(308 90)">
      <g id="zogran-media-coast">
        <Coast />
      </g>
      <Controls />
    </g>
    <Services />
  </>
);

/** In the tall composition, the services are in two rows, as in StageBlocks.tsx. */
const Services = () => (
  <>
    <g stroke={rule} strokeWidth="2">
      <Part name="rules" at={states.rules} composition="tall">
        <path d="M254 332v158M408 332v158" />
      </Part>
      <Part name="rule" at={states.rule} pace="middle" composition="tall">
        <path d="M132 332v158" />
      </Part>
      <Only composition="tall">
        <path d="M0 411h540" />
      </Only>
    </g>
    <g fontFamily={display} fontSize="20" letterSpacing="-0.5">
      <Offer x={14} at={states.film} words={services[0]}>
        <g id="zogran-media-film">
          <FilmStrip />
        </g>
      </Offer>
      <Offer x={268} at={states.photography} words={services[2]}>
        <circle cx="30" cy="30" r="26" fill={emblem} />
        <circle cx="30" cy="30" r="20" fill={bright} />
        <path
          d="M39 30l-11 20M35 38h-23M26 38l-11 -20M21 30l11 -20M26 22h23M35 22l11 20"
          stroke={deep}
          strokeWidth="2"
        />
        <path d="M39 30l-4.5 8h-9l-4.5 -8l4.5 -8h9z" fill={peach} />
      </Offer>
      <Offer x={146} at={states.sound} words={services[1]}>
        <circle cx="30" cy="30" r="26" fill={emblem} />
        <path d="M14 26v8M22 20v20M38 20v20M46 26v8" stroke={bright} strokeWidth="4" fill="none" />
        <path d="M30 13v34" stroke={peach} strokeWidth="4" />
      </Offer>
      <Offer x={422} at={states.streams} words={services[3]}>
        <g fill="none" strokeWidth="5">
          <path d="M13 13a25 25 0 0 0 0 34M47 13a25 25 0 0 1 0 34" stroke={emblem} />
          <path d="M20 20a15 15 0 0 0 0 20M40 20a15 15 0 0 1 0 20" stroke={bright} />
        </g>
        <circle cx="30" cy="30" r="7" fill={peach} />
      </Offer>
    </g>
  </>
);

export function Sign({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y}h30v9l-16 14h16v9h-30v-9l16 -14h-16z`} fill={bright} />;
}

interface ButtonProps {
  x: number;
  y: number;
  width: number;
  words: string;
  dark?: boolean;
}

export function Button({ x, y, width, words, dark }: ButtonProps) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height="42"
        rx="4"
        fill={dark ? themed(deep, bright) : bright}
      />
      <text
        x={x + width / 2}
        y={y + 28}
        fontSize="20"
        textAnchor="middle"
        fill={dark ? themed(cream, night) : night}
      >
        {words}
      </text>
    </>
  );
}

function Coast() {
  return (
    <>
      <path d="M0 0h216v110h-216z" fill={peach} />
      <circle cx="140" cy="62" r="36" fill={cream} />
      <path d="M0 82l36 -22l36 20l46 -44l48 42l36 -22l14 6v44h-216z" fill={clay} />
      <path d="M0 104h216v74h-216z" fill={bright} />
      <path d="M116 112h56l6 6h-68zM122 123h40l5 5h-48z" fill={cream} />
      <path d="M48 120h40l-8 11h-24z" fill={night} />
      <path d="M66 78v38h-22z" fill={cream} />
      <path d="M70 84v32h17z" fill={gold} />
      <path d="M0 136q40 -20 84 -4t84 2q26 -8 48 -10V178H0z" fill={teal} />
    </>
  );
}

function Controls() {
  return (
    <>
      <path d="M0 196l17 11l-17 11z" fill={bright} />
      <path d="M34 207h182" stroke="#b7dcd6" strokeWidth="4" />
      <path d="M34 207h40" stroke={bright} strokeWidth="4" />
      <circle cx="74" cy="207" r="8" fill={cream} />
    </>
  );
}

function FilmStrip() {
  return (
    <>
      <path d="M4 12h52v36h-52z" fill={emblem} />
      <path d="M8 17h44M8 43h44" stroke={cream} strokeWidth="4" strokeDasharray="4 4" />
      <path d="M8 22h44v16h-44z" fill={bright} />
      <path d="M26 24v12l10 -6z" fill={deep} />
    </>
  );
}

interface OfferProps {
  x: number;
  /** Its states in the tall composition. */
  at: PartStates;
  words: readonly string[];
  children: ReactNode;
}

function Offer({ x, at, words, children }: OfferProps) {
  const lastWord = words.at(-1) ?? '';
  return (
    <Part name={`offer-${lastWord}`} at={at} pace="middle" composition="tall">
      <g transform={`translate(${x} 352)`}>{children}</g>
      <Part name={`words-${lastWord}`} at={besideIcon(words.length)} composition="tall">
        {words.map((line, index) => (
          <text key={line} x={x} y={440 + 26 * index}>
            {line}
          </text>
        ))}
      </Part>
    </Part>
  );
}
