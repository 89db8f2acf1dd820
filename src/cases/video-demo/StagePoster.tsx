import type { ReactNode } from 'react';
import { Only } from '../../motion/stage';
import { largeOnPhones } from './stage-states';

const navy = '#15156b';
const deep = '#1d1d86';
const blue = '#2b2bb8';
const violet = '#6f6bf0';
const lilac = '#a9a6ff';
const pale = '#d9d7ff';
const paper = '#f4efe6';
const peach = '#ffa777';
const salmon = '#ff8a5c';
const sauce = '#f5c95b';

interface Drawing {
  background: string;
  picture: ReactNode;
}

const signIn: Drawing = {
  background: deep,
  picture: (
    <>
      <circle cx="190" cy="92" r="78" fill={violet} />
      <path d="M148 160V38q0-14 14-14h56q14 0 14 14v122z" fill={navy} />
      <path d="M156 160V42q0-10 10-10h48q10 0 10 10v118z" fill={paper} />
      <circle cx="190" cy="56" r="12" fill={lilac} />
      <path d="M166 78h48v18h-48z" fill={pale} />
      <path d="M172 114h40M172 134h40" stroke={blue} strokeWidth="12" strokeDasharray="0 18" />
      <path d="M360 112v48h-72q-34-8-72-16-14-4-12-15t16-9q36 8 64 0t76-8z" fill="#c98a5e" />
    </>
  ),
};

const cabinList: Drawing = {
  background: '#4a47cf',
  picture: (
    <>
      <path d="M0 0l150 64h82L360 0v160H0V92l150 12V80L0 24z" fill={navy} />
      <path
        d="M30 160v-50q0-16 16-16h36q16 0 16 16v50zM112 160v-50q0-16 16-16h36q16 0 16 16v50z"
        fill={violet}
      />
      <path d="M46 106h36v20H46zM128 106h36v20h-36z" fill={peach} />
      <path d="M212 160V28h112v132z" fill={paper} />
      <path d="M228 54h44M228 86h52M228 118h38" stroke={lilac} strokeWidth="8" />
      <path d="M292 54l7 7 12-15M292 86l7 7 12-15" stroke={blue} strokeWidth="6" />
    </>
  ),
};

const preOrder: Drawing = {
  background: lilac,
  picture: (
    <>
      <path d="M0 24h360v116H0z" fill={pale} />
      <path d="M70 82h0M180 82h0M290 82h0" stroke={paper} strokeWidth="88" />
      <path d="M70 84h0" stroke={sauce} strokeWidth="50" />
      <path d="M52 76l30-8 6 18-30 9z" fill="#6b2715" />
      <circle cx="180" cy="82" r="46" fill={paper} stroke={blue} strokeWidth="8" />
      <path d="M152 84q26-32 58-8-8 26-34 26-20 0-24-18z" fill={salmon} />
      <path d="M290 82h0" stroke="#b83a1e" strokeWidth="54" />
      <path d="M263 82a27 27 0 0 1 54 0q-13 7-27 0t-27 0z" fill={sauce} />
      <path d="M218 44h0" stroke={blue} strokeWidth="32" />
      <path d="M210 44l6 6 10-11" stroke={paper} />
    </>
  ),
};

const inventory: Drawing = {
  background: violet,
  picture: (
    <>
      <path
        d="M196 88V26h136v62zM196 160V96h136v64zM50 160V46q0-14 14-14h66q14 0 14 14v114z"
        fill={navy}
      />
      <path d="M58 160V42h78v118z" fill={paper} />
      <path d="M204 56h120M204 82h120M204 126h120M204 152h120" stroke={lilac} />
      <g strokeLinecap="butt" strokeDasharray="14 4" strokeWidth="14">
        <path d="M208 46h104" stroke="#b83a1e" />
        <path d="M208 72h86" stroke={salmon} />
        <path d="M208 116h50" stroke={sauce} />
        <path d="M208 142h68" stroke={peach} />
      </g>
      <path d="M72 60h50M72 120h50" stroke={pale} strokeWidth="18" />
      <path d="M72 90h50" stroke={peach} strokeWidth="18" />
    </>
  ),
};

const report: Drawing = {
  background: violet,
  picture: (
    <>
      <path d="M54 160V46q0-12 12-12h196q12 0 12 12v114z" fill={navy} />
      <path d="M68 160V48h192v112z" fill={lilac} />
      <path d="M126 160v-14q0-18 18-18h40q18 0 18 18v14z" fill={blue} />
      <path d="M134 78h60" stroke={navy} strokeWidth="18" />
      <path d="M164 92h0" stroke={paper} strokeWidth="26" />
      <path d="M80 76V60h16M232 60h16v16" stroke={paper} />
      <circle cx="164" cy="94" r="30" stroke={peach} strokeWidth="7" />
      <path d="M286 18h44q10 0 10 10v36q0 10-10 10h-28l-16 14z" fill={peach} />
      <path d="M312 32v14M312 60h0" stroke={navy} strokeWidth="8" />
    </>
  ),
};

const closing: Drawing = {
  background: deep,
  picture: (
    <>
      <path d="M178 160V104q0-80 78-80t78 80v56z" fill={peach} stroke={violet} strokeWidth="14" />
      <circle cx="256" cy="118" r="36" fill="#ffd9b8" />
      <path d="M185 132h142v28H185z" fill={blue} />
      <path d="M200 128q2-12 24-16l54-8 22-28h14l-6 38-30 10-68 8q-10 2-10-4z" fill={paper} />
      <path d="M266 108l-40 34h-14l22-30z" fill={lilac} />
      <path d="M30 160V28h118v132z" fill={paper} />
      <path d="M46 54l7 7 12-15M46 88l7 7 12-15M46 122l7 7 12-15" stroke={blue} strokeWidth="6" />
      <path d="M82 56h48M82 90h38M82 124h44" stroke={lilac} strokeWidth="8" />
    </>
  ),
};

const drawings = [signIn, cabinList, preOrder, inventory, report, closing];

export const PosterDefs = () => (
  <>
    <g id="video-demo-back">
      <path d="M0 0h360v202H0z" />
      <Only composition="wide">
        <path d="M0-30h360v31H0z" />
      </Only>
    </g>
    <g id="video-demo-bar">
      <path d="M0 156h360v46H0z" fill={navy} />
      <path d="M328 168l19 11-19 11z" fill={peach} />
    </g>
  </>
);

export function Poster({ number, lettering }: { number: number; lettering: ReactNode }) {
  const drawing = drawings[number - 1];
  return (
    <>
      <use href="#video-demo-back" fill={drawing?.background} />
      {drawing?.picture}
      <use href="#video-demo-bar" />
      <text x="20" y="189" fill={paper} style={largeOnPhones}>
        {lettering}
      </text>
    </>
  );
}
