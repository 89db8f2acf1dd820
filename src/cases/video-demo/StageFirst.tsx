import { Part } from '../../motion/stage';
import { Cabin } from './StageCabin';
import { portraitCenter } from './stage-field';
import { first, firstPaces } from './stage-states';

const corners = 'M-172-172h0M172-172h0M-172 172h0M172 172h0';

export function First() {
  return (
    <>
      <Cabin />
      <g transform={`translate(${portraitCenter.x} ${portraitCenter.y})`}>
        <Part name="selection" at={first.frame} pace={firstPaces}>
          <path
            d="M-172-172h344v344h-344z"
            fill="none"
            stroke="#ffa777"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <g strokeLinecap="square">
            <path d={corners} stroke="#ffa777" strokeWidth="9" vectorEffect="non-scaling-stroke" />
            <path
              d={corners}
              stroke="var(--background)"
              strokeWidth="5"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        </Part>
      </g>
    </>
  );
}
