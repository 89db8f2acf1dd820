import { cream, Cuff, Face, grip, Hand, Head, Limb, ink, Nose, open, point } from './StageBody';

const ears = 'M-43 337a9 13 0 0 0 3 27zM43 337a9 13 0 0 1-3 27z';

export const Reader = (
  <>
    <path d="M-60 700V500q0-52 40-66h40q40 14 40 66v200z" fill="#ff8fb8" />
    <path d="M-52 346c-8-118 112-118 104 0l8 98q-20 14-34-4l-26-96-26 96q-14 16-34 4z" fill={ink} />
    <g transform="translate(0 6)">
      <Head />
      <path d="M-46 350q-6-72 46-72t46 72q-10-6-14-30-36-4-46-24-8 42-32 54z" fill={ink} />
      <Face look={[1, 4]} />
      <path d="M-11 377q11 5 22 0-9 12-22 0z" fill="#b83a1e" />
    </g>
    <path d="M-24 410q24 12 48 0v34q-24 16-48 0z" fill="#f57da9" />
    <Limb d="M-42 464Q-74 514-68 542H-62M42 464Q74 514 68 542H62" color="#f57da9" />
    <path d="M0 490q-30-14-58-6v78q28-8 58 6 30-14 58-6v-78q-28-8-58 6z" fill="#17402f" />
    <Limb d="M0 490v78" color="#0e2a1f" width={5} />
    <Cuff d="M-73 540h13M60 540h13" color={cream} />
    <Hand d={grip} at="translate(-51 540)" />
    <Hand d={grip} at="translate(51 540) scale(-1 1)" />
  </>
);

export const Gazer = (
  <>
    <path d="M-70 700V496q0-50 48-62h44q48 12 48 62v204z" fill="#5fe0d2" />
    <g transform="translate(2 14) rotate(-10 0 400)">
      <path d="M-26 376h46v46q-24 14-46 0z" />
      <path d="M-26 398q24 16 42 6l4 10q-24 8-46-4z" fill={ink} opacity="0.22" />
      <path d="M-38 350C-46 286 10 280 32 304q6 10 7 24l13 22q1 6-8 8v8q4 5 0 9l-2 12q-4 12-24 8l-22 6-26-24z" />
      <path
        d="M-30 386C-66 330-40 272 12 280q24 6 24 24-14 10-30 6-4 24-14 30-12-6-14 8 2 12 10 14-2 16-18 24z"
        fill="#e6ddd2"
      />
      <Limb d="M28 369q10-2 17 7M20 322q8-8 18-3" color="#e6ddd2" width={8} />
      <Limb d="M27 339h3" color={cream} width={14} />
      <Limb d="M32 338h0" color={ink} width={9} />
      <path d="M27 326a13 13 0 1 0 .1 0zM14 336l-28 6" fill="none" stroke={ink} strokeWidth="4" />
      <Nose d="M-13 352q-9 0-6 9M24 384q8 4 15 0" />
    </g>
    <path d="M-30 424l30 14 30-14 4 20-30 22-4-12-6 12-28-22z" fill={cream} />
    <Limb d="M-66 510Q-72 552-54 556H-30" color="#c98a5e" width={24} />
    <Limb d="M-52 466Q-64 486-67 512M52 466Q64 486 68 512" color="#4ccfc1" />
    <Cuff d="M-67 508l-1 11" color={cream} />
    <Hand at="translate(-24 557)" />
    <Limb d="M72 536L76 548 74 490" color="#c98a5e" width={24} />
    <Hand d={open} at="translate(73 480) rotate(-84)" />
  </>
);

export const Holder = (
  <>
    <path d="M-64 700V498q0-50 44-64h40q44 14 44 64v202z" fill="#f5b82e" />
    <path d="M-22 432h44l-22 52z" />
    <g transform="translate(0 14)">
      <Head />
      <path d={ears} />
      <path
        d="M-46 340c-10-94 102-94 92 0q-12-34-46-36t-46 36zM0 214a32 32 0 1 1-.1 0z"
        fill={ink}
      />
      <Limb d="M-20 282q20-10 40 0" color="#ff8fb8" width={8} />
      <Face look={[-2, 3]} nose="M-7 364q7 5 14 0" />
      <path
        d="M-18 371q18 6 36 0-3 19-18 19t-18-19z"
        fill={cream}
        stroke="#5a1c10"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <Limb d="M-47 364v16M47 364v16" color="#ffe4a3" width={7} />
    </g>
    <path d="M-26 428l26 60-34-32zM26 428l-26 60 34-32z" fill="#ffd873" />
    <Limb d="M-48 466Q-80 512-76 556L-58 550M48 466Q84 514 79 564v-12" color="#e6a521" />
    <Cuff d="M-62 552l10-4M79 552v-11" color="#ffd873" />
    <Hand d={grip} at="translate(-42 542) rotate(-24)" />
    <Hand d={grip} at="translate(79 530) scale(-1 1) rotate(-30)" />
  </>
);

/** The thumbs of the passenger in seat 2D, drawn over the ticket in the passenger's hands. */
export const Thumb = () => (
  <>
    <Limb d="M360 552L370 541M480 538L461 522" color="#8d5a3c" width={14} />
    <Limb d="M368 543l2-2M464 524l-3-2" color="#c08f6c" width={6} />
  </>
);

export const Thinker = (
  <>
    <path d="M-70 700V496q0-50 48-62h44q48 12 48 62v204z" fill="#8f8bea" />
    <path d="M-24 430h48l-14 110h-20z" fill={cream} />
    <g transform="rotate(7 0 420)">
      <Head />
      <path d={ears} />
      <path
        d="M-47 346c-14-82 30-98 58-82 34-4 46 28 36 82q-10-10-14-38-34 14-62 0-4 28-18 38z"
        fill="#a8481c"
      />
      <path d="M-45 350q2 58 45 58 43 0 45-58-8 18-22 20-22-8-46 0-14-2-22-20z" fill="#a8481c" />
      <Face look={[3, -3]} lid="m-11-2q11-11 22 0m-24-20q12-9 24-1" />
      <path d="M-10 382q10 4 20-2-6 9-20 2z" fill="#7a2410" />
    </g>
    <path d="M-26 430l-22 30 38 80zM26 430l22 30-38 80z" fill="#b9b6ff" />
    <Limb d="M-52 466Q-80 516-70 555H-24" color="#807cdf" />
    <Cuff d="M-32 555h12" color={cream} />
    <Hand at="translate(-14 556)" />
    <Limb d="M52 466Q84 510 68 556" color="#716dd0" />
    <Limb d="M66 556L44 456" color="#807cdf" />
    <Cuff d="M45 460l-4-18" color={cream} />
    <Hand d={point} at="translate(40 432) rotate(-92)" />
  </>
);
