import { Part } from '../../motion/stage';
import { first, firstPaces } from './stage-states';

const wall = 'light-dark(#a9a6ff,#3734a6)';
const rim = 'light-dark(#d9d7ff,#5a57d6)';
const sky = 'light-dark(#8cc7ff,#0b0b33)';
const cloud = 'light-dark(#f4efe6,#1c1a63)';
const seat = 'light-dark(#5a57d6,#1c1a63)';
const seatEdge = 'light-dark(#2b2bb8,#2f2c93)';

/**
 * A flight attendant at work in the cabin. At the second stop, only her portrait is left, which
 * then shrinks and fades out.
 */
export const Cabin = () => (
  <>
    <defs>
      <pattern
        id="video-demo-cabin"
        x="34"
        y="-400"
        width="366"
        height="1000"
        patternUnits="userSpaceOnUse"
      >
        <path d="M0 0h366v186H0zM8 210h350v192q0 36-36 36H44q-36 0-36-36z" fill={rim} />
        <path d="M0 186h366M8 386h350M148 412h70M0 456h366" stroke={seat} strokeWidth="6" />
        <path d="M63 620a120 112 0 0 1 240 0v104a120 112 0 0 1-240 0z" fill={rim} />
        <path d="M89 624a94 90 0 0 1 188 0v96a94 90 0 0 1-188 0z" fill={sky} />
        <path
          d="M89 720q0-20 20-24 10-30 44-28 24-18 42 8 34-6 38 22 30-4 44 18a94 90 0 0 1-188 4z"
          fill={cloud}
        />
      </pattern>
      <pattern
        id="video-demo-seats"
        x="34"
        y="586"
        width="244"
        height="700"
        patternUnits="userSpaceOnUse"
      >
        <path
          d="M10 690V64q0-54 54-54h116q54 0 54 54v626z"
          fill={seat}
          stroke={seatEdge}
          strokeWidth="8"
        />
        <path d="M58 10h128v46q0 16-16 16H74q-16 0-16-16z" fill={rim} />
        <path
          d="M50 170h144v76q0 20-20 20H70q-20 0-20-20zM112 182h20M46 316h152v104H46z"
          fill="none"
          stroke={seatEdge}
          strokeWidth="8"
        />
      </pattern>
    </defs>
    <Part name="cabin" at={first.cabin} pace={firstPaces}>
      <Part name="crop" at={first.crop} pace="early">
        <g id="video-demo-wall">
          <path d="M-1400-400h3600v1600h-3600z" fill={wall} />
          <path d="M-1400-400h3600v990h-3600z" fill="url(#video-demo-cabin)" />
        </g>
        <circle cx="256" cy="216" r="30" fill="#ffd9b8" />
        <g transform="translate(-658 -160) scale(2.4)">
          <Attendant />
          <ArmWithDevice />
        </g>
        <path d="M-1400 586h3600v614h-3600z" fill="url(#video-demo-seats)" />
      </Part>
    </Part>
  </>
);

export const skin = '#a65f40';
export const uniform = '#17176e';

const Attendant = () => (
  <g id="video-demo-attendant">
    <path d="M356 520V420c0-152 14-180 66-190h36c52 10 66 38 66 190v100z" fill={uniform} />
    <path d="M424 200h32v34l-16 22-16-22z" fill="#8a4b32" />
    <path d="M424 222q20 6 32-9v21l-16 22-16-22z" fill={skin} />
    <path d="M422 226l18 25-14 17-14-36zM458 226l-18 25 14 17 14-36z" fill="#f4efe6" />
    <path d="M430 250h20l-5 11 13 25-14 5-4-20-4 20-14-5 13-25z" fill="#ffa777" />
    <path
      d="M404 172c0-34 16-50 36-50s36 16 36 50c0 26-18 44-36 44s-36-18-36-44zM477 172a8 9 0 1 1-.1 0z"
      fill={skin}
    />
    <path d="M430 126c-18 4-26 20-26 46 0 26 18 44 36 44-22-14-26-54-10-90z" fill="#8a4b32" />
    <path
      d="M464 95a17 17 0 1 1-.1 0zM426 172a3 3 0 1 1-.1 0zM454 172a3 3 0 1 1-.1 0zM400 176c-6-46 14-68 42-68 30 0 46 24 38 66-6-20-16-32-26-38-14 14-36 20-48 20-4 6-5 12-6 20z"
      fill="#1c1815"
    />
    <path
      d="M450 114c-20 4-38 18-42 38 18-4 36-18 42-38zM456 118c4 14 14 20 22 40 2-20-8-34-22-40z"
      fill="#4a3024"
    />
    <g fill="none" strokeWidth="3">
      <path d="M419 163q7-5 13-1M447 162q7-4 13 1" stroke="#1c1815" />
      <path d="M441 174l5 13q-3 4-9 3" stroke="#6b2715" />
    </g>
    <path d="M429 197q11 5 22 0-3 11-11 11t-11-11z" fill="#f4efe6" />
    <path d="M479 188a4 4 0 1 1-.1 0zM392 270l10 4 10-4-10 9z" fill="#f5c95b" />
  </g>
);

const ArmWithDevice = () => (
  <>
    <path d="M484 520V246l7-7 28-3 31 84q4 20-22 24l-2 176z" fill={uniform} />
    <path d="M493 251l17 70" stroke="#2b2bb8" strokeWidth="3" />
    <path d="M492 246l29-3" stroke="#f5c95b" strokeWidth="3" strokeLinecap="butt" />
    <path d="M493 220h23l1 17-23 2z" fill={skin} />
    <path
      d="M486 162h38v68h-38z"
      fill="#f4efe6"
      stroke="#1c1815"
      strokeWidth="5"
      strokeLinejoin="round"
    />
    <path d="M493 176h15M493 188h24M493 198h24" stroke="#2b2bb8" strokeWidth="4" />
    <path d="M499 213h12" stroke="#ffa777" strokeWidth="11" />
    <path d="M488 232l10-8M523 225v8" stroke={skin} strokeWidth="8" />
  </>
);
