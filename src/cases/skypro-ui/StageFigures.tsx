import { figures } from '../../content/figures';
import { cream, sky } from './stage-pieces';

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
    <g fill={cream} fontSize="24">
      <FileKinds at={[40, 288, 536]} y={686} />
    </g>
    <g fill={cream} fontSize="23">
      <text x="188" y="748">
        faster design
      </text>
      <text x="188" y="776">
        process
      </text>
      <text x="516" y="748">
        higher file
      </text>
      <text x="516" y="776">
        identification efficiency
      </text>
    </g>
  </>
);

interface FileKindsProps {
  at: readonly [number, number, number];
  y: number;
}

const FileKinds = ({ at, y }: FileKindsProps) =>
  ['Documents', 'Sheets, slides', 'Images, video'].map((kind, index) => (
    <text key={kind} x={at[index]} y={y}>
      {kind}
    </text>
  ));

export const FiguresOnWide = () => (
  <>
    <g fill={cream} fontFamily="var(--display)" fontSize="116" fontWeight="700" letterSpacing="-1">
      <text x="-128" y="752">
        {figures.designProcess.value}
      </text>
      <text x="408" y="752">
        {figures.fileIdentification.value}
      </text>
    </g>
    <g fill={sky} fontSize="28">
      <text x="144" y="719">
        faster design
      </text>
      <text x="144" y="752">
        process
      </text>
      <text x="680" y="686">
        higher file
      </text>
      <text x="680" y="719">
        identification
      </text>
      <text x="680" y="752">
        efficiency
      </text>
    </g>
  </>
);

export const FiguresInTray = () => (
  <>
    <g fill={cream} fontSize="25">
      <FileKinds at={[56, 293, 530]} y={629} />
    </g>
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
        higher file
      </text>
      <text x="432" y="924">
        identification efficiency
      </text>
    </g>
  </>
);
