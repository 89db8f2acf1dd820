import { short } from './stage-field';

/** `front` and `back` are the paths of hair in front of the head and behind the head. */
type Look = [
  hair: string,
  skin: string,
  uniform: string,
  front: string,
  back?: string,
  waves?: true,
];

const black = '#1c1815';
const peach = '#ffa777';
const lilac = '#a9a6ff';
const violet = '#8a86f2';
const pale = '#d9d7ff';
/** Skin and hair colors are CSS variables, so that `others` can recolor a copy of the people. */
const light = 'var(--c,#ffd9b8)';
const brown = 'var(--a,#8a4b32)';

const fringe = 'M-.54-.2Q-.55-.95 0-.95T.54-.2Q.4-.6-.1-.68-.4-.5-.54-.2z';
const quiff = 'M-.52-.2Q-.7-1.1.1-1.08.64-1 .52-.2L.42-.52Q0-.46-.3-.66-.44-.5-.52-.2z';

const phone = 'M.96-1.25h.6v1h-.6z';
const beard = 'M-.5-.2Q-.5.5 0 .5T.5-.2Q.4.1.2.2H-.2Q-.4.1-.5-.2z';

const looks: readonly Look[] = [
  [black, brown, lilac, `${fringe}M0-1.4a.28.28 0 1 1-.1 0z`, '', true],
  ['var(--d,#6b2715)', light, violet, fringe, 'M-.62.6V-.35a.62.66 0 0 1 1.24 0V.6z'],
  [black, 'var(--b,#c98a5e)', pale, quiff],
  [
    '#17176e',
    light,
    lilac,
    'M-.6.2Q-.7-1.1 0-1.1T.6.2Q.7.6.4.8H-.4Q-.7.6-.6.2zM0-.8a.42.51 0 1 0 .1 0z',
  ],
  [
    'var(--e,#f5c95b)',
    light,
    violet,
    fringe + phone,
    'M-.64.2Q-.7-1.1 0-1.1T.64.2Q.3.3 0 .1-.3.3-.64.2z',
    true,
  ],
  [black, brown, lilac, '', 'M0-1.4a.78.75 0 1 1-.1 0z'],
  ['var(--f,#b83a1e)', light, pale, quiff + beard],
];

/** The values of `--a` to `--f` in a second copy of the row, so that it looks like other people. */
const others = ['#c98a5e', '#ffd9b8', '#8a4b32', black, black, '#6b2715'];

/** The side of each person's square, in the units of the paths. */
const square = 3.2;

/** How far each row is shifted, so that people who look alike are rarely near one another. */
const shifts = [0, 5, 3];

export const CrewDefs = () => (
  <defs>
    <g id="video-demo-person">
      <path d="M-1.3 1.72v-.4Q-1.2.5-.4.42h.8Q1.2.5 1.3 1.32v.4z" />
      <path
        d="M-.5-.4a.5.5 0 0 1 1 0Q.5.1.22.26v.18L0 .84-.22.44V.26Q-.5.1-.5-.4z"
        fill="currentColor"
      />
      <path
        d="M-.32.48 0 .94.32.48M-.1 1.36 0 .94.1 1.36"
        fill="none"
        stroke={peach}
        strokeWidth=".2"
      />
      <path
        d="M-.18-.22h0M.18-.22h0M-.13.06q.13.1.26 0"
        fill="none"
        stroke={black}
        strokeWidth=".1"
      />
    </g>
    <g id="video-demo-arm" fill="none" strokeWidth=".46">
      <path d="M1 1.3Q1.6.8 1.3 0" />
      <path d="M1.3-.2v-.1" stroke="currentColor" />
    </g>
    <g id="video-demo-row">
      {looks.map(([hair, skin, uniform, front, back, waves], index) => (
        <g
          key={hair + front}
          transform={`translate(${short(index * square)} ${(index % 3) / 10})`}
          fill={hair}
          color={skin}
        >
          {back && <path d={back} />}
          {waves && <use href="#video-demo-arm" stroke={uniform} />}
          <use href="#video-demo-person" fill={uniform} />
          {front && <path d={front} />}
        </g>
      ))}
    </g>
    <g
      id="video-demo-others"
      style={Object.fromEntries(others.map((color, of) => [`--${'abcdef'[of]}`, color]))}
    >
      <use href="#video-demo-row" />
    </g>
    {/* The pattern's width and height count people: each has a square whose side is 1. */}
    <pattern
      id="video-demo-crew"
      width={2 * looks.length}
      height={shifts.length}
      patternUnits="userSpaceOnUse"
    >
      <g transform={`scale(${1 / square}) translate(1.6 1.4)`}>
        {shifts.flatMap((shift, y) =>
          [0, 1, 2].map((index) => (
            <use
              key={`${y}${index}`}
              href={`#video-demo-${(y + index) % 2 ? 'row' : 'others'}`}
              x={short((shift + (index - 1) * looks.length) * square)}
              y={short(y * square)}
            />
          )),
        )}
      </g>
    </pattern>
  </defs>
);
