import { themed } from '../../content/theme-color';
import { Part } from '../../motion/stage';
import { highMoon, sky } from './stage-states';

/** Stars are zero-length lines with round caps. Those that may be behind text are dim. */
const stars =
  'M30 40h0M112 78h0M176 30h0M352 148h0M420 36h0M490 120h0M540 50h0M694 44h0M764 70h0M130-48h0M610-40h0';
const dimStars = 'M66-24h0M452 84h0M-30 52h0M-112 116h0M846 120h0M930-34h0';

export function Sky() {
  return (
    <>
      <Part name="night" at={sky.night} pace="early">
        <path d="M-1400-300H2200V580H-1400z" fill={themed('#20664c', '#0a2119')} />
        <g id="arts-stars" strokeWidth="4" strokeLinecap="round">
          <path d={stars} stroke="#d0f2b0" />
          <path d={dimStars} stroke="#3f6b52" />
        </g>
        <use href="#arts-stars" x="-1240" />
        <use href="#arts-stars" x="1240" />
      </Part>
      <Part name="moon" at={sky.moon}>
        <Part name="high-moon" at={highMoon} composition="tall">
          <circle cx="606" cy="78" r="74" fill="#d0f2b0" opacity=".1" />
          <path d="M596 34a44 44 0 1 0 44 60a36 36 0 0 1-44-60z" fill="#e9efd8" />
        </Part>
      </Part>
    </>
  );
}

const towers =
  'M-716 580V370H-630V250H-560V330H-440V390H-376V244h24v-30h12v30h24V340H-236V206H-172V290H-116V236H-30V580zM826 580V246H886V330H944V210H1000V306H1076V250h22v-26h14v26h22V372H1210V288H1290V380H1410V280H1512V580z';

const halls =
  'M-716 580V410H-580V476H-500l56-50 56 50H-330V440H-300V332l26-62 26 62V440H-206V386H-130V420H-82V338H-30V580zM826 580V352H874V430H926l52-46 52 46H1056V404h14a54 54 0 0 1 108 0h14V452H1260V400H1340V470H1512V580z';

/** The tones are muted, because text may overlap the town. */
export function Town() {
  return (
    <>
      <g id="arts-town">
        <path d={towers} fill="#0e2f24" />
        <path d={halls} fill="#144030" />
        <path
          d="M-106 412v130M-186 402v150M-412 486v80M860 374v190M914 452v110M1010 452v110M1216 470v90"
          stroke="#3f542e"
          strokeWidth="11"
          strokeDasharray="15 34 15 110"
        />
      </g>
      <use href="#arts-town" x="-686" />
      <use href="#arts-town" x="686" />
    </>
  );
}
