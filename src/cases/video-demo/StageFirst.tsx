import { Part, type Paces } from '../../motion/stage';
import { Cabin } from './StageCabin';
import { first as place } from './stage-field';
import { first } from './stage-states';

const corners = 'M-172-172h0M172-172h0M-172 172h0M172 172h0';

const paces: Paces = ['whole', 'whole', 'first', 'whole'];

export function First() {
  return (
    <>
      <Cabin />
      <g transform={`translate(${place.x} ${place.y})`}>
        <Part name="selection" at={first.frame} pace={paces}>
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
