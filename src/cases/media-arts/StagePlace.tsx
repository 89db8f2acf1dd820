import { atStops, Part, type PartState } from '../../motion/stage';
import { bus } from './stage-states';

export function Campus() {
  return (
    <>
      <path
        d="M-36 580V136H34v-26h62v44h30v48H52v378zM674 166h30v-38h54v22h78v430h-88V202h-74z"
        fill="#184a37"
      />
      <g strokeWidth="13" strokeDasharray="17 34 17 88">
        <path d="M17 156v400M50 124v68M783 184v400M749 146v17" stroke="#f5b82e" />
        <path d="M36 214v300M80 124v68M765 232v300M722 146v17" stroke="#ffa777" />
        <path d="M-14 248v300M812 196v340" stroke="#4d5b2b" />
      </g>
      <path d="M58 208h684v354H58z" fill="none" stroke="#061710" strokeWidth="14" />
      <path d="M50 568V200h700v368" fill="none" stroke="#2f7552" strokeWidth="3" />
    </>
  );
}

/** Five lights along the display's lower edge: one more is lit at each stop. */
const lights = `M50 565${'h132v9h-132zm142 0'.repeat(5)}`;
const litAt = atStops<PartState>((stop) => ({ clip: [0, 80 - 20 * stop, 0, 0] }));

const pier = 'M96 640h56l-8 128h-40z';
const trees =
  'M-22 724a60 60 0 0 1 96-34a56 56 0 0 1 74-6a46 46 0 0 1 60 40zM42 724a50 50 0 0 1 66-38a60 60 0 0 1 92 2a50 50 0 0 1 72 36z';

export function Bridge() {
  return (
    <>
      <path d="M-1400 634H2200v90H-1400z" fill="#0f3326" />
      <path d="M-1400 722H2200v378H-1400z" fill="#12432f" />
      <path d="M368 722h64l769 378H-401z" fill="#1f6a4c" />
      <path d="M397 738h6l2 26h-10zm-5 52h16l6 54h-28zm-13 92h42l16 120h-74z" fill="#3d9069" />
      <path d="M348 684l-74 116h148zM452 684l-74 116h148z" fill="#ffd9a0" opacity=".16" />
      <Part name="bus" at={bus}>
        <rect x="342" y="680" width="116" height="108" rx="16" fill="#f5b82e" />
        <path d="M354 784h24v16h-24zm68 0h24v16h-24z" fill="#0a231a" />
        <path d="M356 694h88v36h-88z" fill="#ffe9c4" />
        <path d="M354 758h22m48 0h22" stroke="#b83a1e" strokeWidth="14" />
      </Part>
      <path d="M348 730v-52M452 730v-52" stroke="#0a231a" strokeWidth="5" />
      <path d="M348 678h0M452 678h0" stroke="#ffd9a0" strokeWidth="26" strokeLinecap="round" />
      <g id="arts-spans">
        <g id="arts-span">
          <path d={trees} fill="#17503a" />
          <path d={pier} fill="#0a231a" />
        </g>
        <use href="#arts-span" x="552" />
      </g>
      <use href="#arts-spans" x="-1104" />
      <use href="#arts-spans" x="1104" />
      <path d="M-1400 568H2200v76H-1400z" fill="#0a231a" />
      <path d="M-1382 614H2200" stroke="#1f563f" strokeWidth="40" strokeDasharray="3 37" />
      <path d="M-1400 594H2200M-1400 634H2200" stroke="#1f563f" strokeWidth="3" />
      <path d="M-1400 570H2200" stroke="#2f7552" strokeWidth="4" />
      <path d={lights} fill="#1f563f" />
      <Part name="lit" at={litAt}>
        <path d={lights} fill="#9be15d" />
      </Part>
    </>
  );
}
