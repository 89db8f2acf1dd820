import type { ReactNode } from 'react';
import { Part } from '../../motion/stage';
import { bright, clay, cream, deep, display, gold, night, peach, teal } from './stage-colors';
import { states } from './stage-states';

export const Pieces = () => (
  <g fontFamily={display} fontSize="20" fontWeight="700" letterSpacing="-1">
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
    <Part name="market" at={states.market} pace="middle" composition="tall">
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
    </Part>
  </g>
);

interface PieceProps {
  x: number;
  words: string;
  children: ReactNode;
}

function Piece({ x, words, children }: PieceProps) {
  return (
    <>
      <g transform={`translate(${x} 560)`}>{children}</g>
      <text x={x} y="704">
        {words}
      </text>
    </>
  );
}
