import type { ReactNode } from 'react';
import { Part } from '../../motion/stage';
import { pageHeight, pageWidth, phone, states } from './stage-states';

export const night = '#062c30';
const bright = '#5fe0d2';
const deep = '#0b4f55';
const teal = '#148087';
const cream = '#f4efe6';
const peach = '#ffa777';
const gold = '#f5b82e';
const clay = '#b83a1e';

const display = 'var(--display)';

export const services = [
  ['Film and', 'video'],
  ['Sound'],
  ['Photography'],
  ['Live', 'streams'],
] as const;

export function Page() {
  return (
    <>
      <path d={`M0 0h${pageWidth}v${pageHeight}h-${pageWidth}z`} fill={cream} />
      <path d="M-1 0h542v318H-1z" fill={deep} />
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
        <text x="18" y="142">
          Stories people
        </text>
        <text x="18" y="186">
          stay for.
        </text>
      </g>
      <Button x={18} y={218} width={148} words="See the work" />
      <path d="M135 318v174M270 318v174" stroke="#cfd9d0" strokeWidth="2" />
      <g fontFamily={display} fontSize="20" letterSpacing="-0.5">
        <Offer x={14} words={services[0]}>
          <FilmStrip />
        </Offer>
        <Offer x={149} words={services[1]}>
          <circle cx="30" cy="30" r="26" fill={deep} />
          <path
            d="M14 26v8M22 20v20M38 20v20M46 26v8"
            stroke={bright}
            strokeWidth="4"
            fill="none"
          />
          <path d="M30 13v34" stroke={peach} strokeWidth="4" />
        </Offer>
      </g>
      <Part name="aside" at={states.aside} pace="middle" composition="narrow">
        <g transform="translate(308 84)">
          <Coast />
          <Controls />
        </g>
        <path d="M405 318v174" stroke="#cfd9d0" strokeWidth="2" />
        <g fontFamily={display} fontSize="20" letterSpacing="-0.5">
          <Offer x={277} words={services[2]}>
            <circle cx="30" cy="30" r="26" fill={deep} />
            <circle cx="30" cy="30" r="20" fill={bright} />
            <path
              d="M39 30l-11 20M35 38h-23M26 38l-11 -20M21 30l11 -20M26 22h23M35 22l11 20"
              stroke={deep}
              strokeWidth="2"
            />
            <path d="M39 30l-4.5 8h-9l-4.5 -8l4.5 -8h9z" fill={peach} />
          </Offer>
          <Offer x={419} words={services[3]}>
            <g fill="none" strokeWidth="5">
              <path d="M13 13a25 25 0 0 0 0 34M47 13a25 25 0 0 1 0 34" stroke={deep} />
              <path d="M20 20a15 15 0 0 0 0 20M40 20a15 15 0 0 1 0 20" stroke={bright} />
            </g>
            <circle cx="30" cy="30" r="7" fill={peach} />
          </Offer>
        </g>
      </Part>
      <text x="18" y="540" fontFamily={display} fontSize="34" fontWeight="700" letterSpacing="-1">
        From the studio
      </text>
      <Part name="studio-wide" at={states.studio} pace="end" composition="wide">
        <Part name="studio-square" at={states.studio} pace="end" composition="square">
          <g fontFamily={display} fontSize="20" fontWeight="700" letterSpacing="-0.6">
            <Piece x={16} words="Salt and Light">
              <path d="M0 0h158v44h-158z" fill={peach} />
              <circle cx="106" cy="44" r="25" fill={cream} />
              <path d="M0 44l28 -11l24 9l22 -14l26 16z" fill={clay} />
              <path d="M0 44h158v74h-158z" fill={teal} />
              <path
                d="M8 52h43l-10 18h-41v-12zM59 52h37l2 18h-49zM104 52h38l16 18h-52zM0 78h37l-15 32h-22zM45 78h53l2 32h-70zM106 78h52v32h-50z"
                fill={bright}
              />
              <path d="M104 52h17l6 18h-21zM106 78h23l9 32h-30z" fill={cream} />
              <path
                d="M73 59a4 4 0 1 1 8 0a4 4 0 0 1 -8 0zM72 64h9l6 13l-3 2l-3 -6v14l3 14h-4l-4 -12l-3 12h-4l2 -16z"
                fill={deep}
              />
              <path d="M69 61l29 36m-5 3l11 -7" stroke={deep} strokeWidth="2.5" />
            </Piece>
            <Piece x={191} words="Under the Bridge">
              <path d="M0 0h158v118h-158z" fill={night} />
              <circle cx="130" cy="18" r="9" fill={cream} />
              <path d="M0 84h158v34h-158z" fill={deep} />
              <path
                d="M0 34h158v50h-7c0 -20 -10 -31 -22 -31s-22 11 -22 31h-6c0 -20 -10 -31 -22 -31s-22 11 -22 31h-6c0 -20 -10 -31 -22 -31s-22 11 -22 31h-7z"
                fill={teal}
              />
              <path d="M0 32h158v5h-158z" fill={bright} />
              <path d="M20 20h70l7 12h-80z" fill={peach} />
              <path d="M26 23h12v5h-12zM42 23h12v5h-12zM58 23h12v5h-12z" fill={night} />
              <g fill="none" stroke={bright} strokeWidth="2.5">
                <circle cx="79" cy="84" r="10" />
                <circle cx="79" cy="84" r="20" />
                <circle cx="79" cy="84" r="31" />
              </g>
              <circle cx="79" cy="84" r="4" fill={peach} />
            </Piece>
            <Piece x={366} words="Night Market">
              <path d="M0 0h158v118h-158z" fill={night} />
              <path
                d="M0 16q44 26 80 4t78 0M0 36q36 24 80 6t78 0"
                fill="none"
                stroke={cream}
                strokeWidth="1.5"
              />
              <g fill={gold}>
                <circle cx="20" cy="31" r="6" />
                <circle cx="47" cy="35" r="8" />
                <circle cx="103" cy="18" r="7" />
                <circle cx="133" cy="20" r="6" />
              </g>
              <g fill={peach}>
                <circle cx="16" cy="50" r="7" />
                <circle cx="97" cy="42" r="8" />
                <circle cx="129" cy="42" r="6" />
              </g>
              <path d="M10 75h17v14h-17zM44 75h17v14h-17z" fill={bright} />
              <path
                d="M27 75h17v14h-17zM61 75h13v14h-13zM100 70h16v14h-16zM132 70h18v14h-18z"
                fill={cream}
              />
              <path d="M84 70h16v14h-16zM116 70h16v14h-16z" fill={clay} />
              <path d="M10 89h64v29h-64zM84 84h66v34h-66z" fill={teal} />
              <path d="M10 102h64v16h-64zM84 100h66v18h-66z" fill={deep} />
              <path
                d="M55 94a5 5 0 1 1 10 0a5 5 0 0 1 -10 0zM50 118c0 -12 4 -18 10 -18s10 6 10 18zM131 89a5 5 0 1 1 10 0a5 5 0 0 1 -10 0zM126 118c0 -15 4 -23 10 -23s10 8 10 23z"
                fill={night}
              />
            </Piece>
          </g>
        </Part>
      </Part>
      <path d="M0 730h540v142h-540z" fill="#e6ece3" />
      <text x="18" y="780" fontFamily={display} fontSize="42" fontWeight="700" letterSpacing="-1.4">
        Something to tell?
      </text>
      <Button x={18} y={794} width={178} words="Start a project" dark />
      <path d={`M-1 872h542V${pageHeight}H-1z`} fill={deep} />
      <text
        x="14"
        y="952"
        fontFamily={display}
        fontSize="80"
        fontWeight="700"
        letterSpacing="-3.6"
        fill={cream}
      >
        Zogran Media
      </text>
      <g fontSize="22" fontWeight="500" fill={cream}>
        <text x="18" y="1010">
          Home
        </text>
        <text x="112" y="1010">
          Services
        </text>
        <text x="230" y="1010">
          Work
        </text>
        <text x="318" y="1010">
          About
        </text>
        <text x="412" y="1010">
          Contact
        </text>
      </g>
      <path d="M18 1042h504" stroke="#2c8187" strokeWidth="2" />
      <text x="18" y="1084" fontWeight="500" fill={bright}>
        Film, sound and pictures.
      </text>
    </>
  );
}

/** The phone's top left corner is at 0, 0. */
export function Phone() {
  return (
    <>
      <rect width={phone.width} height={phone.height} rx="28" stroke={bright} strokeWidth="2" />
      <rect x="8" y="8" width="164" height="394" rx="20" fill={deep} />
      <path d="M8 348h164v34a20 20 0 0 1 -20 20h-124a20 20 0 0 1 -20 -20z" fill={cream} />
      <rect x="66" y="14" width="48" height="12" rx="6" />
      <Sign x={20} y={36} />
      <path d="M130 47h30m-30 11h30" stroke={bright} strokeWidth="4" />
      <g fontFamily={display} fontSize="33" fontWeight="700" letterSpacing="-1.3" fill={cream}>
        {['Stories', 'people', 'stay for.'].map((line, index) => (
          <text key={line} x="20" y={112 + 33 * index}>
            {line}
          </text>
        ))}
      </g>
      <Button x={20} y={194} width={140} words="See the work" />
      <g transform="translate(20 250) scale(0.648)">
        <Coast cut />
      </g>
      <g transform="translate(24 354) scale(0.7)">
        <FilmStrip />
      </g>
      <g fontFamily={display} fontSize="20" letterSpacing="-0.5">
        <text x="74" y="372">
          Film and
        </text>
        <text x="74" y="394">
          video
        </text>
      </g>
    </>
  );
}

function Sign({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y}h30v9l-16 14h16v9h-30v-9l16 -14h-16z`} fill={bright} />;
}

interface ButtonProps {
  x: number;
  y: number;
  width: number;
  words: string;
  dark?: boolean;
}

function Button({ x, y, width, words, dark }: ButtonProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height="42" rx="4" fill={dark ? deep : bright} />
      <text
        x={x + width / 2}
        y={y + 28}
        fontSize="20"
        textAnchor="middle"
        fill={dark ? cream : night}
      >
        {words}
      </text>
    </>
  );
}

function Coast({ cut }: { cut?: boolean }) {
  return (
    <>
      <path d="M0 0h216v110h-216z" fill={peach} />
      <circle cx="140" cy="62" r="36" fill={cream} />
      <path d="M0 82l36 -22l36 20l46 -44l48 42l36 -22l14 6v44h-216z" fill={clay} />
      <path d={`M0 104h216v${cut ? 40 : 74}h-216z`} fill={bright} />
      <path d="M116 112h56l6 6h-68zM122 123h40l5 5h-48z" fill={cream} />
      <path d="M48 120h40l-8 11h-24z" fill={night} />
      <path d="M66 78v38h-22z" fill={cream} />
      <path d="M70 84v32h17z" fill={gold} />
      <path d={cut ? wave(144) : wave(178)} fill={teal} />
    </>
  );
}

const wave = (bottom: number): string => `M0 136q40 -20 84 -4t84 2q26 -8 48 -10V${bottom}H0z`;

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
      <path d="M4 12h52v36h-52z" fill={deep} />
      <path d="M8 17h44M8 43h44" stroke={cream} strokeWidth="4" strokeDasharray="4 4" />
      <path d="M8 22h44v16h-44z" fill={bright} />
      <path d="M26 24v12l10 -6z" fill={deep} />
    </>
  );
}

interface OfferProps {
  x: number;
  words: readonly string[];
  children: ReactNode;
}

function Offer({ x, words, children }: OfferProps) {
  return (
    <>
      <g transform={`translate(${x} 342)`}>{children}</g>
      {words.map((line, index) => (
        <text key={line} x={x} y={434 + 26 * index}>
          {line}
        </text>
      ))}
    </>
  );
}

function Piece({ x, words, children }: { x: number; words: string; children: ReactNode }) {
  return (
    <>
      <g transform={`translate(${x} 564)`}>{children}</g>
      <text x={x} y="710">
        {words}
      </text>
    </>
  );
}
