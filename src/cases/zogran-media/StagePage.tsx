import { pageHeight, view } from './stage-states';

export const night = '#062c30';
const bright = '#5fe0d2';
const deep = '#0b4f55';
const cream = '#f4efe6';
const peach = '#ffa777';
const clay = '#b83a1e';

/** The home page, two screens long. */
export function Page() {
  return (
    <g transform={`translate(${view.x} ${view.y})`}>
      <path d={`M0 0h${view.width}v${pageHeight - 4}h-${view.width}z`} fill={cream} />
      <Sign x={18} y={18} />
      <text x="58" y="42" fontFamily="var(--display)" fontSize="26" fontWeight="700">
        Zogran Media
      </text>
      <text x="312" y="41" fontWeight="500">
        Work
      </text>
      <Pill x={396} y={12} width={124} height={42} fill={deep} words="Contact" />
      <path d="M0 66h540v252h-540z" fill={bright} />
      <Ring x={424} y={192} scale={1} />
      <g fontFamily="var(--display)" fontSize="44" fontWeight="700" letterSpacing="-1.5">
        <text x="20" y="136">
          Stories worth
        </text>
        <text x="20" y="182">
          watching.
        </text>
      </g>
      <Pill x={20} y={226} width={172} height={52} fill={night} words="See our work" />
      <Landscape />
      <Sound />
      <Film />
      <path d="M0 492h540v222h-540z" fill="#dfeae2" />
      <text x="20" y="548" fontFamily="var(--display)" fontSize="38" fontWeight="700">
        What we make
      </text>
      <g fontSize="24">
        <Service x={20} y={576} words="Film" icon="M15 12l22 13l-22 13z" />
        <Service
          x={286}
          y={576}
          words="Sound"
          icon="M12 20h5v10h-5zM22 12h5v26h-5zM32 17h5v16h-5z"
        />
        <Service x={20} y={644} words="Photography" icon="M10 16h30v20h-30z" />
        <Service x={286} y={644} words="Live" icon="M15 15h20v20h-20z" />
      </g>
      <path d="M0 714h540v158h-540z" fill={peach} />
      <text x="20" y="770" fontFamily="var(--display)" fontSize="44" fontWeight="700">
        Start a project
      </text>
      <Pill x={20} y={794} width={156} height={52} fill={night} words="Write to us" />
      <path d="M0 872h540v112h-540z" fill={night} />
      <text
        x="18"
        y="952"
        fontFamily="var(--display)"
        fontSize="78"
        fontWeight="700"
        letterSpacing="-3"
        fill={cream}
      >
        Zogran Media
      </text>
    </g>
  );
}

/** The same page on a phone. */
export function Phone() {
  return (
    <>
      <rect x="598" y="262" width="180" height="410" rx="28" />
      <rect x="606" y="270" width="164" height="394" rx="20" fill={bright} />
      <path d="M606 338v-48a20 20 0 0 1 20 -20h124a20 20 0 0 1 20 20v48z" fill={cream} />
      <rect x="664" y="276" width="48" height="12" rx="6" />
      <Sign x={620} y={298} />
      <path d="M728 306h28m-28 12h28" stroke={night} strokeWidth="4" />
      <g fontFamily="var(--display)" fontSize="30" fontWeight="700" letterSpacing="-1">
        <text x="618" y="378">
          Stories
        </text>
        <text x="618" y="411">
          worth
        </text>
        <text x="618" y="444">
          watching.
        </text>
      </g>
      <g fontSize="20">
        <Pill x={614} y={460} width={148} height={44} fill={night} words="See our work" />
      </g>
      <Ring x={688} y={585} scale={0.66} />
    </>
  );
}

function Sign({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y}h30v8l-15 12h15v10h-30v-8l15 -12h-15z`} fill={deep} />;
}

function Ring({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="112" fill="#86ebe0" />
      <circle r="92" fill="#083a3f" />
      <circle r="62" fill={peach} />
      <circle r="33" fill={cream} />
      <path d="M-9 -17l27 17l-27 17z" fill={deep} />
    </g>
  );
}

interface PillProps {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string;
  words: string;
}

function Pill({ x, y, width, height, fill, words }: PillProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={fill} />
      <text x={x + width / 2} y={y + height / 2 + 7} textAnchor="middle" fill={cream}>
        {words}
      </text>
    </>
  );
}

function Service({ x, y, words, icon }: { x: number; y: number; words: string; icon: string }) {
  return (
    <>
      <path d={`M${x} ${y}h50v50h-50z`} fill={deep} />
      <path d={icon} fill={bright} transform={`translate(${x} ${y})`} />
      <text x={x + 66} y={y + 33}>
        {words}
      </text>
    </>
  );
}

function Landscape() {
  return (
    <g transform="translate(16 330)">
      <path d="M0 0h158v146h-158z" fill={peach} />
      <circle cx="114" cy="44" r="20" fill={cream} />
      <path d="M0 96l44 -44l36 40l26 -24l52 50v28h-158z" fill={clay} />
    </g>
  );
}

function Sound() {
  return (
    <g transform="translate(191 330)">
      <path d="M0 0h158v146h-158z" fill="#083a3f" />
      <path
        d="M20 66v14m17 -28v42m17 -58v74m17 -54v34m17 -62v90m17 -68v46m17 -56v66m17 -40v14"
        fill="none"
        stroke={bright}
        strokeWidth="8"
        strokeLinecap="round"
      />
    </g>
  );
}

function Film() {
  return (
    <g transform="translate(366 330)">
      <path d="M0 0h158v146h-158z" fill="#f5b82e" />
      <path d="M6 13h150M6 133h150" stroke={night} strokeWidth="12" strokeDasharray="12 10" />
      <path d="M20 34h54v78h-54z" fill={clay} />
      <path d="M84 34h54v78h-54z" fill={cream} />
    </g>
  );
}
