import { figures } from '../../content/figures';
import { cream, sky } from './stage-pieces';

export const FiguresBelow = () => (
  <>
    <g fill={sky} fontFamily="var(--display)" fontSize="72" fontWeight="700">
      <text x="36" y="776">
        {figures.designProcess.value}
      </text>
      <text x="392" y="776">
        {figures.fileIdentification.value}
      </text>
    </g>
    <g fill={cream} fontSize="25">
      <text x="40" y="686">
        Documents
      </text>
      <text x="288" y="686">
        Sheets, slides
      </text>
      <text x="536" y="686">
        Images, video
      </text>
      <text x="204" y="748">
        faster design
      </text>
      <text x="204" y="776">
        process
      </text>
      <text x="554" y="726" fontSize="24">
        higher file
      </text>
      <text x="554" y="751" fontSize="24">
        identification
      </text>
      <text x="554" y="776" fontSize="24">
        efficiency
      </text>
    </g>
  </>
);

export const FiguresOnWide = () => (
  <>
    <g fill={cream} fontFamily="var(--display)" fontSize="138" fontWeight="700" letterSpacing="-1">
      <text x="-128" y="768">
        {figures.designProcess.value}
      </text>
      <text x="408" y="768">
        {figures.fileIdentification.value}
      </text>
    </g>
    <g fill={sky} fontSize="28">
      <text x="186" y="734">
        faster design
      </text>
      <text x="186" y="767">
        process
      </text>
      <text x="722" y="701">
        higher file
      </text>
      <text x="722" y="734">
        identification
      </text>
      <text x="722" y="767">
        efficiency
      </text>
    </g>
  </>
);

export const FiguresInTray = () => (
  <>
    <path d="M400 670v250" stroke={sky} strokeWidth="2" />
    <g fill={cream} fontFamily="var(--display)" fontSize="156" fontWeight="700" letterSpacing="-1">
      <text x="32" y="794">
        {figures.designProcess.value}
      </text>
      <text x="424" y="794">
        {figures.fileIdentification.value}
      </text>
    </g>
    <g fill={sky} fontSize="30">
      <text x="40" y="848">
        faster design
      </text>
      <text x="40" y="884">
        process
      </text>
      <text x="432" y="848">
        higher file
      </text>
      <text x="432" y="884">
        identification
      </text>
      <text x="432" y="920">
        efficiency
      </text>
    </g>
  </>
);
