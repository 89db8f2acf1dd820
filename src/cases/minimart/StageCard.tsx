import { Part } from '../../motion/stage';
import { beyond, full, low, tall, type Card } from './stage-cards';

/** An app: the gray original, and over it the redesign, aligned at the top left. */
export function StageCard({ card }: { card: Card }) {
  const { name, place, at, colorAt, urgent } = card;
  const slug = name.toLowerCase();
  return (
    <Part name={slug} at={at}>
      <g transform={`translate(${place.x} ${place.y})`}>
        <path d={`M0 0h${full.width}v${full.height}h-${full.width}z`} fill="#d3cabd" />
        <path
          d="M0 0h256v50h-256zM14 66h40v40h-40zM66 70h176v8h-176zM66 90h150v8h-150zM14 120h220v8h-220z"
          fill="#b5aa9b"
        />
        <text x="14" y="33">
          {name}
        </text>
        <path d="M14 154h84v44h-84z" fill="#ece7de" />
        <text x="29" y="184">
          Open
        </text>
        <Part name={`${slug}-color`} at={colorAt}>
          {urgent ? <Urgent {...card} /> : <Calm {...card} />}
        </Part>
      </g>
    </Part>
  );
}

function Calm({ name, told, tile, icon, soft }: Card) {
  return (
    <>
      <path d={`M-3 -3h262v${low + 2 * beyond}h-262z`} fill="#fffaf0" />
      {soft ? (
        <rect x="2" y="2" width="252" height={low - 4} rx="11" fill="#ffe4a3" />
      ) : (
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
      )}
      <text x="14" y="35">
        {name}
      </text>
      <text x="14" y="67" fontWeight="500" fill="#5f5443">
        {told}
      </text>
      <Icon x={198} tile={tile} icon={icon} />
    </>
  );
}

function Urgent({ name, tile, icon }: Card) {
  return (
    <>
      <path d={`M-3 -3h262v${tall + 2 * beyond}h-262z`} fill="#fffaf0" />
      <rect x="2" y="2" width="252" height={tall - 4} rx="11" />
      <text x="14" y="40" fontFamily="var(--display)" fontSize="32" fontWeight="700" fill="#fffaf0">
        {name}
      </text>
      <Icon x={198} tile={tile} icon={icon} />
      <circle cx="22" cy="70" r="7" fill="#ffa777" />
      <text x="38" y="78" fontWeight="500" fill="#ffa777">
        Needs attention
      </text>
      <text x="14" y="110" fontWeight="500" fill="#e9dcc0">
        2 shifts, no hours
      </text>
      <rect x="14" y="126" width="170" height="46" rx="23" fill="#f5b82e" />
      <text x="99" y="157" textAnchor="middle">
        Add the hours
      </text>
    </>
  );
}

function Icon({ x, tile, icon }: { x: number; tile: string; icon: string }) {
  return (
    <g transform={`translate(${x} 14)`}>
      <rect width="44" height="44" rx="11" fill={tile} />
      <path d={icon} fill="none" stroke="#fffaf0" strokeWidth="3" />
    </g>
  );
}
