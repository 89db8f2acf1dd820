import { Only, Part, still } from '../../motion/stage';
import { stretch } from './stage-grid';
import { ink, libraryColors } from './stage-inks';

const text = ink('words', libraryColors.words);
const on = ink('on', libraryColors.on);
const outline = ink('outline', libraryColors.solid);
const solid = ink('solid', libraryColors.solid);
const field = ink('field', libraryColors.field);

const stretchedCells = still({ scaleY: stretch });
const raisedHeads = still({ y: -38 });

/** Each row has a button, a form field with a `mark` (if any), and a list item with an `icon`. */
const rows = [
  {
    shift: still({ y: -23 }),
    words: ['Save', 'Jordan Lee', 'Messages'],
    icon: 'M563 147h26v18h-14l-6 7v-7h-6z',
    mark: 'M470 140v36',
  },
  {
    shift: still({ y: 7 }),
    words: ['Cancel', 'South', 'Floor plan'],
    icon: 'M564 266h24v24h-24zm0 13h10v11m4-24v9h10',
    mark: 'M462 274l9 9l9-9',
  },
  {
    shift: still({ y: 37 }),
    words: ['Close', 'Notify me', 'Settings'],
    icon: 'M576 390a8 8 0 1 1-.1 0zm0-8v5m0 22v5m-16-16h5m22 0h5',
  },
] as const;

export function StageSheet() {
  return (
    <>
      <Part name="cells" at={stretchedCells} composition="tall">
        <path fill={ink('sheet', libraryColors.sheet)} d="M24 30h752v444h-752z" />
        <g fill={ink('column', libraryColors.column)} stroke="#6f93cc" strokeWidth="2">
          <path d="M40 98h224v360h-224zm248 0h224v360h-224zm248 0h224v360h-224zM40 218h224m24 0h224m24 0h224M40 338h224m24 0h224m24 0h224" />
          <Only composition="wide">
            <path d="M784 98h224v360h-224zm0 120h224m0 120h-224" />
          </Only>
        </g>
      </Part>
      <Part name="heads" at={raisedHeads} composition="tall">
        <path stroke={text} d="M40 98h224m24 0h224m24 0h224" />
        <g fill={text} fontFamily="var(--display)" fontSize="38" fontWeight="700">
          <text x="40" y="83">
            Buttons
          </text>
          <text x="288" y="83">
            Form Fields
          </text>
          <text x="536" y="83">
            Lists
          </text>
          <Only composition="wide">
            <path stroke={text} d="M784 98h224" />
            <text x="784" y="83">
              Files
            </text>
          </Only>
        </g>
      </Part>
      {rows.map((row, index) => {
        const y = 120 * index;
        const [button, value, item] = row.words;
        return (
          <Part key={button} name={`row-${index}`} at={row.shift} composition="tall">
            <g stroke={outline} fill={solid}>
              {'mark' in row ? (
                <>
                  <rect
                    x="50"
                    y={120 + y}
                    width="204"
                    height="76"
                    rx="38"
                    fill={index ? 'none' : undefined}
                  />
                  <rect x="298" y={120 + y} width="204" height="76" rx="12" fill={field} />
                  <path d={row.mark} fill="none" />
                </>
              ) : (
                <rect x="300" y="379" width="58" height="38" rx="19" />
              )}
              <path
                d={`M564 ${134 + y}h24q12 0 12 12v24q0 12-12 12h-24q-12 0-12-12v-24q0-12 12-12z`}
              />
            </g>
            <path stroke={on} d={row.icon} />
            {'mark' in row || <circle cx="339" cy="398" r="13" fill={on} />}
            <g fill={text} fontSize="28">
              <text x="152" y={168 + y} fill={index ? outline : on} textAnchor="middle">
                {button}
              </text>
              <text x={'mark' in row ? 316 : 368} y={168 + y}>
                {value}
              </text>
              <text x="614" y={168 + y}>
                {item}
              </text>
            </g>
          </Part>
        );
      })}
    </>
  );
}
