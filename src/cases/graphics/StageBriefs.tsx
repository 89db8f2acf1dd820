import { Part, still } from '../../motion/stage';
import { clay, cream, eggplant, peach, pine, pink, plum, yellow } from './stage-colors';
import { briefsX } from './stage-wall';

const sheetsBelow = [
  [-15, -22, 12, pine],
  [13, 26, -8, peach],
  [-8, -34, -14, pink],
  [8, 20, 22, yellow],
] as const;

const onSquare = still({ x: briefsX.square - briefsX.wide });
const onTall = still({ x: briefsX.tall - briefsX.wide });
const lineHeight = 140;
const half = 2.5 * lineHeight;
const sheet = `h464v${2 * half + 56}h-464z`;

export const StageBriefs = () => (
  <Part name="briefs" composition="square" at={onSquare}>
    <Part name="briefs-tall" composition="tall" at={onTall}>
      <g transform={`translate(${briefsX.wide} 403) scale(.8)`}>
        <g stroke={eggplant} strokeWidth="5">
          {sheetsBelow.map(([rotate, left, top, fill]) => (
            <path
              key={fill}
              fill={fill}
              transform={`translate(${left} ${top}) rotate(${rotate})`}
              d={`M-222 ${-10 - half}h440v${2 * half + 20}h-440z`}
            />
          ))}
        </g>
        <g transform="rotate(-3)">
          <path fill={eggplant} d={`M-222 ${-22 - half}${sheet}`} />
          <path fill={cream} d={`M-232 ${-32 - half}${sheet}`} />
          <path
            stroke="#cfc5b4"
            strokeWidth="4"
            d={[-1.5, -0.5, 0.5, 1.5].map((line) => `M-192 ${line * lineHeight - 2}h384`).join('')}
          />
          <g fill={plum} fontSize="84" letterSpacing="-2">
            {lines.map(({ words, icon }, index) => (
              <g key={words} transform={`translate(0 ${(index - 2) * lineHeight - 10})`}>
                <text x="-196" y="32">
                  {words}
                </text>
                {icon}
              </g>
            ))}
          </g>
        </g>
      </g>
    </Part>
  </Part>
);

const lines = [
  {
    words: 'Birds',
    icon: (
      <>
        <circle cx="158" r="34" fill={pink} />
        <circle cx="158" r="17" />
      </>
    ),
  },
  {
    words: 'Mascot',
    icon: (
      <>
        <circle cx="158" r="34" fill={pine} />
        <text x="158" y="18" fill={yellow} fontSize="50" textAnchor="middle">
          8
        </text>
      </>
    ),
  },
  {
    words: 'Events',
    icon: (
      <>
        <path
          fill="none"
          stroke={plum}
          strokeWidth="9"
          d="M128-30h24v24h-24zm36 0h24v24h-24zM128 6h24v24h-24z"
        />
        <path d="M162 4h14v14h-14zm16 16h14v14h-14z" />
      </>
    ),
  },
  { words: 'Banner', icon: <path fill={clay} d="M114-22h88v44h-88z" /> },
  { words: 'Motion', icon: <path fill={peach} d="M132-34l54 34l-54 34z" /> },
];
