import { Part } from '../../motion/stage';
import { walks } from './stage-states';

const body = 'M0-136v16M-15-112q15-6 30 0l-3 52h-24zM-9-56v49M9-56v49';

export function Walkers() {
  return (
    <g
      transform="translate(400 480)"
      fill="#06140e"
      stroke="#06140e"
      strokeWidth="13"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Part name="walker-bun" at={walks.bun}>
        <circle cy="-148" r="9" />
        <path d={`${body}M0-172h0M-20-110l-7 44M20-110l7 44`} />
      </Part>
      <Part name="walker-waving" at={walks.waving}>
        <circle cy="-148" r="8" />
        <path d={`${body}M-20-110l-7 44M18-110l14-30-2-30`} />
      </Part>
      <Part name="walker-tall" at={walks.tall}>
        <circle cy="-164" r="12" />
        <path d={`${body}M0-148v40M-18-116l-12 24 12 20M18-116l12 46`} />
      </Part>
      <Part name="walker-wheelchair" at={walks.wheelchair}>
        <circle cy="-114" r="8" />
        <path d="M-4-88l2 38h26l6 44M-2-84l24 24" />
        <path
          d="M-26-86h8l6 56M36-4h8M-27-28a25 25 0 0 0 50 0a25 25 0 0 0-50 0h50M-2-53v50"
          fill="none"
          strokeWidth="5"
        />
      </Part>
      <Part name="walker-backpack" at={walks.backpack}>
        <circle cy="-146" r="8" />
        <path d={`${body}M22-106h8v38h-8zM-20-110l-7 44`} />
      </Part>
    </g>
  );
}
