import { Part, type Paces } from '../../motion/stage';
import { first as place } from './stage-field';
import { first } from './stage-states';

const corners = 'M-172-172h0M172-172h0M-172 172h0M172 172h0';

const paces: Paces = ['whole', 'whole', 'first', 'whole'];

export function First() {
  return (
    <g transform={`translate(${place.x} ${place.y})`}>
      <Part name="first-dot" at={first.dot} pace={paces}>
        <circle r="150" fill="#ffa777" />
        <Part name="person" at={first.person}>
          <g transform="translate(-594 -262) scale(1.35)">
            <path
              d="M358 269C368 244 390 234 422 230h36c34 4 54 16 64 39A111 111 0 0 1 358 269z"
              fill="#17176e"
            />
            <path d="m424 228 16 24 16-24 12 6-28 40-28-40zm16 36-14 18h28z" fill="#a9a6ff" />
            <path d="M424 200h32v34l-16 22-16-22z" fill="#8a4b32" />
            <path
              d="M404 172c0-34 16-50 36-50s36 16 36 50c0 26-18 44-36 44s-36-18-36-44z"
              fill="#a65f40"
            />
            <path
              d="M464 95a17 17 0 1 1-.1 0zM426 172a3 3 0 1 1-.1 0zM454 172a3 3 0 1 1-.1 0zM400 176c-6-46 14-68 42-68 30 0 46 24 38 66-6-20-16-32-26-38-14 14-36 20-48 20-4 6-5 12-6 20z"
              fill="#1c1815"
            />
            <path d="M430 194q10 9 20 0" fill="none" stroke="#f4efe6" strokeWidth="4" />
          </g>
        </Part>
      </Part>
      <Part name="selection" at={first.frame} pace={paces}>
        <path
          d="M-172-172h344v344h-344z"
          fill="none"
          stroke="#ffa777"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <g strokeLinecap="square">
          <path d={corners} stroke="#ffa777" strokeWidth="9" vectorEffect="non-scaling-stroke" />
          <path d={corners} stroke="#2b2bb8" strokeWidth="5" vectorEffect="non-scaling-stroke" />
        </g>
      </Part>
    </g>
  );
}
