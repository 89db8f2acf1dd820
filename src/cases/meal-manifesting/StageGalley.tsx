import { Part } from '../../motion/stage';
import { Cuff, Eyes, Hand, Head, ink, InkLine, Limb } from './StageBody';
import { across, Aside, shade } from './StageCabin';
import { floor, middleOf, offScreen } from './stage-states';

const wall = 'var(--background)';
const middle = shade(14);
const dark = shade(22);
const darker = shade(34);
const brown = '#3a1a10';
const darkest = shade(50);
const clay = '#c4532f';
const peach = '#ffa777';
const pale = '#ffc29f';
const cream = '#fff5ea';

const ledge = <path d="M-1400 700h3600v60h-3600z" fill={darker} />;

const attendant = (
  <g transform="translate(30 -117) scale(1.05)" fill="#e0a878">
    <path d="M-38 700h30l-4 120h-20zM8 700h30l-6 120h-20z" />
    <path
      d="M-36 806h26v22h-52q-2-12 26-14zM10 806h26v8q28 2 26 14H10zM-60 640h120l-8 110h-104z"
      fill={ink}
    />
    <path d="M-66 500q0-54 46-66h40q46 12 46 66l6 152h-144z" fill={brown} />
    <path d="M-24 432h48l-24 84z" fill={cream} />
    <g transform="rotate(6 0 420)">
      <circle cx="-42" cy="380" r="22" fill={ink} />
      <Head />
      <path d="M-47 362c-12-100 92-104 93-28q-50 6-70-28-2 36-23 56z" fill={ink} />
      <Eyes d="M-8 352h0M22 352h0" />
      <InkLine d="M-3 376q13 12 25-2" />
    </g>
    <path d="M-26 422q26 16 52 0l4 18-10 9 22 21-18 14-20-29q-18 1-34-15z" fill={peach} />
    <Limb d="M-48 470Q-82 524-72 564H-34M48 470Q86 524 76 562L62 536" color="#52281a" />
    <path d="M-15 496h46v84h-46z" fill={pale} stroke={ink} strokeWidth="10" />
    <Cuff d="M-38 564h12M66 543l-6-11" color={cream} />
    <Hand at="translate(-20 564)" />
    <Hand at="translate(54 524) scale(-1 1) rotate(16)" />
  </g>
);

const seats = (y: number, xs: number[]): string =>
  xs.map((x) => `M${x} ${y - 24}q0-14 14-14h32q14 0 14 14v38h-60zm-4 42h68v20h-68z`).join('');

/** The y position of seat 2D's row on the phone. */
const row = middleOf(2);

/** The drawers and their handles are the dashes of thick vertical lines. */
const cart = (
  <>
    <Limb d="M-66 722h0M66 722h0" color={ink} />
    <path d="M0 470v246" stroke={darkest} strokeWidth="192" />
    <path d="M0 490v200" stroke={darker} strokeWidth="160" strokeDasharray="34 6" />
    <path d="M0 500v200" stroke={brown} strokeWidth="52" strokeDasharray="8 32" />
    <path d="M-104 452h208v22h-208zM-96 520h-34v-54h12v42h22z" />
  </>
);

export const Galley = () => (
  <>
    <g transform={`translate(0 ${floor})`}>
      <path d={across('m8-30h174v90q0 34-34 34h-106q-34 0-34-34z')} fill={middle} />
      <path
        d={across('m75 62h40v10h-40zm-58 638v-220q0-60 60-60h36q60 0 60 60v220z')}
        fill={dark}
      />
      {ledge}
      <Aside name="attendant">{attendant}</Aside>
    </g>
    <g transform={`translate(0 ${3 * floor})`}>
      <path
        d={across('m8-30h174v120h-174zm0 136h174v150h-174zm-8 366h190v228h-190z')}
        fill={middle}
      />
      <path
        d={across('m75 62h40v10h-40zm0 166h40v10h-40zm-61 262h162v200h-162zm-14-38h190v20h-190z')}
        fill={dark}
      />
      {ledge}
      <Aside name="farCart">
        <Part name="far-cart" at={offScreen} composition="tall">
          <g transform="translate(785)" fill={clay}>
            {cart}
          </g>
        </Part>
      </Aside>
      <Aside name="cart">
        <g transform="translate(30 20)" fill={peach}>
          {cart}
          <path
            d="M8 452l-5-38h38l-5 38zM56 452l-5-38h38l-5 38zM-96 452q2-32 8-50l-22-18h22q0-18 17-18t17 18h24v40h-9v-31h-13l8 59z"
            fill={pale}
          />
        </g>
      </Aside>
    </g>
    <Aside name="plane">
      <g transform={`translate(22 ${2 * floor})`}>
        <path d="M640 510q0-64 50-64t50 64l-20 180h-60z" fill={darker} />
        <path d="M-1400 708L0 360 950 596q50 12 50 60v18L0 640-1400 690z" fill={dark} />
        <path
          d="M-176 370C-176 180-90 60 0 60S176 180 176 370V690Q176 780 60 796H-60Q-176 780-176 690z"
          fill={darkest}
        />
        <Limb d="M-72 146Q-50 114-14 110M14 110Q50 114 72 146" color={pale} width={20} />
        <path
          d={[row - 120, row + 120, row + 240].map((y) => seats(y, [-158, -84, 24, 98])).join('')}
          fill={wall}
        />
        <path d={seats(row, [-158, -84, 98])} fill={clay} />
        <path d={seats(row, [24])} fill={peach} />
      </g>
    </Aside>
  </>
);
