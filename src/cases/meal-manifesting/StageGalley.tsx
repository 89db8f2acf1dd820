import { Only, Part } from '../../motion/stage';
import { cream, Cuff, Face, grip, Hand, Head, ink, Limb, point } from './StageBody';
import { across, Aside, blue, EmptySeats, navy, shade } from './StageCabin';
import { floor, middleOf, smaller } from './stage-states';

const middle = shade(14);
const dark = shade(22);
const darker = shade(34);
const sleeve = '#5187c8';
const peach = '#ffa777';
const pale = '#ffc29f';

const ledge = <path d="M-1400 700h3600v60h-3600z" fill={darker} />;

const attendant = (
  <g id="attendant" transform="translate(30 -117) scale(1.05)" fill="#e0a878">
    <path d="M-38 700h30l-4 120h-20zM8 700h30l-6 120h-20z" />
    <path
      d="M-36 806h26v22h-52q-2-12 26-14zM10 806h26v8q28 2 26 14H10zM-60 640h120l-8 110h-104z"
      fill={ink}
    />
    <path d="M-66 500q0-54 46-66h40q46 12 46 66l6 152h-144z" fill={blue} />
    <path d="M-24 432h48l-24 84z" fill={cream} />
    <path d="M-24 430l-22 22 14 12-10 12 42 72zM24 430l22 22-14 12 10 12-42 72z" fill={navy} />
    <g transform="rotate(6 0 420)">
      <circle cx="-42" cy="380" r="22" fill={ink} />
      <Head />
      <path d="M-47 362c-12-100 92-104 93-36q-50 2-70-22-2 38-23 58z" fill={ink} />
      <Limb
        d="M-12 302q20 18 52 16M-2 296q16 10 34 10M-38 318q4 18-4 32M-54 378q8-12 20-6"
        color="#6b3826"
        width={5}
      />
      <g transform="translate(7 0)">
        <Face look={[2, 2]} />
      </g>
      <path d="M-8 376q14 6 30-1-2 15-14 15t-16-14z" fill="#b83a1e" />
      <Limb d="M-44 364v7" color="#f5b82e" width={7} />
    </g>
    <path d="M-26 422q26 16 52 0l4 18-10 9 22 21-18 14-20-29q-18 1-34-15z" fill={peach} />
    <Limb d="M-48 470Q-84 524-74 566H-36M48 470Q92 520 84 566L70 546" color={sleeve} />
    <Cuff d="M-44 566h12M73 550l-6-9" color={cream} />
    <Limb d="M0 606h0M0 630h0" color="#f5b82e" width={8} />
    <Hand d={point} at="translate(62 534) rotate(205) scale(1 -1)" />
    <path d="M-18 494h50v90h-50z" fill={cream} stroke={ink} strokeWidth="7" />
    <Limb d="M18 508h0M18 524h0" color={ink} width={9} />
    <Hand d={grip} at="translate(-24 566)" />
  </g>
);

const seats = (y: number, xs: number[]): string =>
  xs.map((x) => `M${x} ${y - 40}q0-16 16-16h36q16 0 16 16v56h-68zm-4 62h76v26h-76z`).join('');

/** The `y` of row 2 in the seat plan, level with seat 2D's order on the drawn phone beside it. */
const row = middleOf(2);

export const Galley = () => (
  <>
    <g transform={`translate(0 ${floor})`}>
      <path d={across('m8-30h174v90q0 34-34 34h-106q-34 0-34-34z')} fill={middle} />
      <path d={across('m75 62h40v10h-40z')} fill={dark} />
      <g transform="translate(92)">
        <EmptySeats />
      </g>
      {ledge}
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
      <Aside name="cart">
        <g transform="translate(-40 20)" fill={peach}>
          {/* The drawers and their handles are the dashes of thick vertical lines. */}
          <Limb d="M-66 722h0M66 722h0" color={ink} />
          <path d="M0 470v246" stroke={navy} strokeWidth="192" />
          <path d="M0 490v200" stroke={blue} strokeWidth="160" strokeDasharray="34 6" />
          <path d="M0 500v200" stroke={pale} strokeWidth="52" strokeDasharray="8 32" />
          <path d="M-104 452h208v22h-208zM-96 520h-34v-54h12v42h22z" />
          <path
            d="M8 452l-5-38h38l-5 38zM56 452l-5-38h38l-5 38zM-96 452q2-32 8-50l-22-18h22q0-18 17-18t17 18h24v40h-9v-31h-13l8 59z"
            fill={pale}
          />
        </g>
      </Aside>
    </g>
    <g transform={`translate(0 ${2 * floor})`}>
      {/* A curtain, whose folds are the dashes of a thick line. */}
      <path d="M600 400h1600" stroke={middle} strokeWidth="660" />
      <path d="M606 400h1600" stroke={dark} strokeWidth="660" strokeDasharray="26 30" />
      {ledge}
    </g>
    <Aside name="cabin">
      <Part name="cabin-tall" at={smaller} composition="tall">
        <g transform={`translate(15 ${2 * floor})`} fill={blue}>
          <rect x="-184" y="50" width="368" height="700" rx="44" fill={navy} />
          <path d={`M-184 ${row - 80}h368v158h-368z`} fill="#5187c8" />
          <path
            d={`M-177 ${row - 214}v450M177 ${row - 214}v450`}
            stroke={pale}
            strokeWidth="6"
            strokeDasharray="44 146"
          />
          <path d={[row - 190, row + 190].map((y) => seats(y, [-166, -90, 22, 98])).join('')} />
          <path d={seats(row, [-166, -90, 98])} fill={navy} />
          <path d={seats(row, [22])} fill={peach} />
          <g fill={pale} fontSize="40" textAnchor="middle" fontFamily="var(--mono)">
            {['A', 'C', 'D', 'F'].map((letter, index) => (
              <text key={letter} x={[-132, -56, 56, 132][index]} y="150">
                {letter}
              </text>
            ))}
            {[1, 2, 3].map((number) => (
              <text key={number} y={row + 13 + 190 * (number - 2)}>
                {number}
              </text>
            ))}
          </g>
        </g>
      </Part>
    </Aside>
  </>
);

export const Attendants = () => (
  <>
    <g transform={`translate(0 ${floor})`}>
      <Aside name="attendant">{attendant}</Aside>
    </g>
    {/* To the right of the drawn phones, where only the wide composition has space. */}
    <Only composition="wide">
      <use href="#meal-2D" x="872" y="800" />
      {[74, 1674, 2474].map((y) => (
        <use key={y} href="#attendant" transform={`translate(892 ${y}) scale(-.9 .9)`} />
      ))}
    </Only>
  </>
);
