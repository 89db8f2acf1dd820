import { Part } from '../../motion/stage';
import { beyond, full, low, tall, type Card } from './stage-cards';

/** An app: the gray original, and over it the redesign, aligned at the top left. */
export function StageCard({ card }: { card: Card }) {
  const { name, place, at, colorAt, look } = card;
  const words = name.split(' ');
  const slug = name.toLowerCase();
  return (
    <Part name={slug} at={at}>
      <g transform={`translate(${place.x} ${place.y})`}>
        <path d={`M0 0h${full.width}v${full.height}h-${full.width}z`} fill="#d3cabd" />
        <path
          d="M0 0h256v50h-256zM14 66h40v40h-40zM66 70h176v8h-176zM66 90h150v8h-150zM14 120h220v8h-220z"
          fill="#b5aa9b"
        />
        {words.length === 1 ? (
          <text x="14" y="33">
            {name}
          </text>
        ) : (
          words.map((word, line) => (
            <text key={word} x="14" y={22 + 21 * line} fontSize="20">
              {word}
            </text>
          ))
        )}
        <path d="M14 154h84v44h-84z" fill="#ece7de" />
        <text x="29" y="184">
          Open
        </text>
        {look !== 'below' && (
          <Part name={`${slug}-color`} at={colorAt}>
            {look === 'urgent' ? <Urgent {...card} /> : <Calm {...card} />}
          </Part>
        )}
      </g>
    </Part>
  );
}

function Calm({ name, told, tile, icon, look }: Card) {
  const dark = look === 'dark';
  return (
    <>
      <path d={`M-3 -3h262v${low + 2 * beyond}h-262z`} fill="#fffaf0" />
      {look === 'plain' ? (
        <rect
          x="3"
          y="3"
          width="250"
          height={low - 6}
          rx="11"
          fill="#fff"
          stroke="#e3d7bf"
          strokeWidth="2"
        />
      ) : (
        <rect
          x="2"
          y="2"
          width="252"
          height={low - 4}
          rx="11"
          fill={dark ? '#1c1815' : '#ffe4a3'}
        />
      )}
      <text x="14" y="36" fill={dark ? '#fffaf0' : undefined}>
        {name}
      </text>
      <text x="14" y="69" fontSize="20" fontWeight="500" fill={dark ? '#cabd9f' : '#5f5443'}>
        {told}
      </text>
      {dark && (
        <path
          d="M98 66l18 -4l18 6l20 -10l18 -12l14 16"
          fill="none"
          stroke="#f5b82e"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      <Icon x={198} tile={tile} icon={icon} dark={dark} />
    </>
  );
}

function Urgent({ name, told, tile, icon }: Card) {
  const [first, last] = told.split(/(?<=have) /);
  return (
    <>
      <path d={`M-3 -3h262v${tall + 2 * beyond}h-262z`} fill="#fffaf0" />
      <rect x="2" y="2" width="252" height={tall - 4} rx="11" fill="#f5b82e" />
      <text x="14" y="46" fontFamily="var(--display)" fontSize="34" fontWeight="700">
        {name}
      </text>
      <Icon x={198} tile={tile} icon={icon} />
      <text x="14" y="82" fontWeight="500">
        {first}
      </text>
      <text x="14" y="109" fontWeight="500">
        {last}
      </text>
      <rect x="14" y="128" width="170" height="46" rx="23" fill="#1c1815" />
      <text x="99" y="158" textAnchor="middle" fill="#f5b82e">
        Add the hours
      </text>
    </>
  );
}

interface IconProps {
  x: number;
  tile: string;
  icon: string;
  dark?: boolean;
}

function Icon({ x, tile, icon, dark }: IconProps) {
  return (
    <g transform={`translate(${x} 14)`}>
      <rect width="44" height="44" rx="11" fill={tile} />
      <path d={icon} fill="none" stroke={dark ? '#1c1815' : '#fffaf0'} strokeWidth="3" />
    </g>
  );
}
