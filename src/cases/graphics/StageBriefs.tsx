import { clay, cream, eggplant, peach, pine, pink, plum, yellow } from './stage-colors';

const below = [
  [-15, -22, 12, pine],
  [13, 26, -8, peach],
  [-8, -34, -14, pink],
  [8, 20, 22, yellow],
] as const;

const lines = ['Birds', 'Mascot', 'Events', 'Banner', 'Motion'];

export function StageBriefs() {
  return (
    <g transform="translate(150 403) scale(.92)">
      <g stroke={eggplant} strokeWidth="5">
        {below.map(([rotate, x, y, fill]) => (
          <path
            key={fill}
            fill={fill}
            transform={`translate(${x} ${y}) rotate(${rotate})`}
            d="M-222-310h440v620h-440z"
          />
        ))}
      </g>
      <g transform="rotate(-3)">
        <path fill={eggplant} d="M-222-322h464v656h-464z" />
        <path fill={cream} d="M-232-332h464v656h-464z" />
        <path
          stroke="#cfc5b4"
          strokeWidth="4"
          d="M-192-182h384M-192-62h384M-192 58h384M-192 178h384"
        />
        <g fill={plum} fontSize="84" letterSpacing="-2">
          {lines.map((line, index) => (
            <text key={line} x="-196" y={-218 + index * 120}>
              {line}
            </text>
          ))}
        </g>
        <Icons />
        <path fill="url(#poster-shade)" d="M-232-332h464v656h-464z" />
      </g>
    </g>
  );
}

function Icons() {
  return (
    <g transform="translate(158 -250)">
      <circle r="34" fill={pink} />
      <circle r="17" fill={plum} />
      <circle cy="120" r="34" fill={pine} />
      <text y="138" fill={yellow} fontSize="50" textAnchor="middle">
        8
      </text>
      <path
        stroke={plum}
        strokeWidth="9"
        d="M-30 210h24v24h-24zM6 210h24v24h-24zM-30 246h24v24h-24z"
      />
      <path fill={plum} d="M4 244h14v14h-14zM20 260h14v14h-14z" />
      <path fill={clay} d="M-44 338h88v44h-88z" />
      <path fill={peach} d="M-26 446l54 34l-54 34z" />
    </g>
  );
}
