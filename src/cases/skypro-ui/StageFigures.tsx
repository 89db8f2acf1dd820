import { figures } from '../../content/figures';
import { cream, night, sky } from './stage-pieces';

export const FiguresBelow = () => (
  <>
    <g fill={sky} fontFamily="var(--display)" fontSize="64" fontWeight="700">
      <text x="36" y="776">
        {figures.designProcess.value}
      </text>
      <text x="364" y="776">
        {figures.fileIdentification.value}
      </text>
    </g>
    <g fill={cream} fontSize="23">
      <text x="188" y="748">
        faster design
      </text>
      <text x="188" y="776">
        process
      </text>
      <text x="516" y="748">
        more efficient
      </text>
      <text x="516" y="776">
        file identification
      </text>
    </g>
  </>
);

export const FiguresOnWide = () => (
  <>
    <path fill={night} d="M-1400 662h3600v500h-3600z" />
    <g fill={cream} fontFamily="var(--display)" fontSize="116" fontWeight="700" letterSpacing="-1">
      <text x="-130" y="768">
        {figures.designProcess.value}
      </text>
      <text x="412" y="768">
        {figures.fileIdentification.value}
      </text>
    </g>
    <g fill={sky} fontSize="28">
      <text x="144" y="735">
        faster design
      </text>
      <text x="144" y="768">
        process
      </text>
      <text x="685" y="735">
        more efficient
      </text>
      <text x="685" y="768">
        file identification
      </text>
    </g>
  </>
);

export const FiguresInTray = () => (
  <>
    <path d="M400 730v196" stroke={sky} strokeWidth="2" />
    <g fill={cream} fontFamily="var(--display)" fontSize="156" fontWeight="700" letterSpacing="-1">
      <text x="39" y="840">
        {figures.designProcess.value}
      </text>
      <text x="431" y="840">
        {figures.fileIdentification.value}
      </text>
    </g>
    <g fill={sky} fontSize="30">
      <text x="40" y="888">
        faster design
      </text>
      <text x="40" y="924">
        process
      </text>
      <text x="432" y="888">
        more efficient
      </text>
      <text x="432" y="924">
        file identification
      </text>
    </g>
  </>
);
