import { Limb } from './StageBody';

const rim = 'light-dark(#ffa777,#b5623c)';
const plain = 'light-dark(#ffc29f,#d18760)';
const white = '#f4efe6';
const pine = '#17402f';
const green = '#5c8a4a';
const steel = '#5a5148';

export const Tray = () => (
  <g transform="translate(-216 -210)">
    <rect x="40" y="84" width="352" height="252" rx="30" fill={rim} />
    <rect x="52" y="96" width="328" height="228" rx="20" fill={plain} />
    <Salmon />
    <Salad />
    <circle cx="104" cy="138" r="30" fill={white} />
    <ellipse cx="104" cy="138" rx="22" ry="14" fill="#e2a25a" />
    <Limb d="M94 131l5 14m3-15l5 15m3-14l5 13" color="#f9dcae" width={3} />
    <Limb d="M200 122l16-14" color={white} width={11} />
    <circle cx="182" cy="138" r="30" fill={white} />
    <circle cx="182" cy="138" r="22" fill="#4a2417" />
    <rect x="238" y="110" width="128" height="56" rx="6" fill={white} />
    <Limb d="M252 140h64M330 133.5h24M330 140h24M330 146.5h24" color={steel} width={3} />
    <path d="M315 140q4-8 17-8v16q-13 0-17-8zM304 153h38q12 0 13 6h-51z" fill={steel} />
    <Limb d="M253 156h48" color={steel} width={6} />
  </g>
);

const Salmon = () => (
  <g transform="translate(124 0)">
    <rect x="68" y="180" width="176" height="128" rx="20" fill={white} />
    <rect x="78" y="190" width="156" height="108" rx="13" fill="#ffe4a3" />
    <path d="M176 190h45a13 13 0 0 1 13 13v82a13 13 0 0 1-13 13h-45z" fill="#e9dcc0" />
    <path d="M84 240c20-38 62-46 96-14-8 34-34 48-62 48-18 0-30-12-34-34z" fill="#e8673f" />
    <path d="M84 240c20-38 62-46 96-14-16 28-38 38-62 38-16 0-28-8-34-24z" fill="#ff8a5c" />
    <Limb
      d="M104 219c8 14 8 30 2 44m22-51c10 18 10 38 2 52m24-49c8 12 9 24 3 36"
      color="#ffd2b8"
      width={5}
    />
    <path d="M188 262c-6-22 4-46 26-58 8 22-2 46-26 58z" fill={pine} />
    <path d="M196 280c-4-20 8-38 30-44 4 20-8 38-30 44z" fill={green} />
    <circle cx="189" cy="279" r="14" fill="#f5b82e" />
    <circle cx="189" cy="279" r="11" fill="#ffe4a3" />
    <path
      d="M189 270v18M180 279h18M183 273l12 12M195 273l-12 12"
      stroke="#f5b82e"
      strokeWidth="2"
    />
  </g>
);

const Salad = () => (
  <g transform="translate(-190 0)">
    <circle cx="312" cy="246" r="58" fill={white} />
    <circle cx="312" cy="246" r="47" fill={pine} />
    <path
      d="M274 240c4-22 24-30 42-24-4 20-22 32-42 24zM322 286c-20-4-28-22-22-38 18 4 28 20 22 38zM334 206c14 8 16 24 8 36-14-8-17-24-8-36z"
      fill={green}
    />
    <path d="M352 240c-4 20-22 28-38 22 2-18 20-30 38-22z" fill="#8bb45f" />
    <circle cx="290" cy="264" r="12" fill="#b83a1e" />
    <circle cx="290" cy="264" r="7" fill="#ffa777" />
    <circle cx="328" cy="226" r="11" fill={white} />
    <circle cx="328" cy="226" r="5" fill="#f5b82e" />
  </g>
);
