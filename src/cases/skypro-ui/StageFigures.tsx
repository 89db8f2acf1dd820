import { figures } from '../../content/figures';
import { cream, night, sky } from './stage-pieces';

type Two = readonly [number, number];

const Values = ({ x: [left, right], y }: { x: Two; y: number }) => (
  <>
    <text x={left} y={y}>
      {figures.designProcess.value}
    </text>
    <text x={right} y={y}>
      {figures.fileIdentification.value}
    </text>
  </>
);

const Labels = ({ x: [left, right], y: [first, second] }: { x: Two; y: Two }) => (
  <>
    <text x={left} y={first}>
      faster design
    </text>
    <text x={left} y={second}>
      process
    </text>
    <text x={right} y={first}>
      more efficient
    </text>
    <text x={right} y={second}>
      at identifying files
    </text>
  </>
);

export const FiguresBelow = () => (
  <>
    <g fill={sky} fontFamily="var(--display)" fontSize="64" fontWeight="700">
      <Values x={[36, 364]} y={776} />
    </g>
    <g fill={cream} fontSize="23">
      <Labels x={[188, 516]} y={[748, 776]} />
    </g>
  </>
);

export const FiguresOnWide = () => (
  <>
    <path fill={night} d="M-1400 662h3600v500h-3600z" />
    <g fill={cream} fontFamily="var(--display)" fontSize="116" fontWeight="700" letterSpacing="-1">
      <Values x={[-130, 412]} y={768} />
    </g>
    <g fill={sky} fontSize="28">
      <Labels x={[144, 685]} y={[735, 768]} />
    </g>
  </>
);

export const FiguresInTray = () => (
  <>
    <path d="M400 730v196" stroke={sky} strokeWidth="2" />
    <g fill={cream} fontFamily="var(--display)" fontSize="156" fontWeight="700" letterSpacing="-1">
      <Values x={[39, 431]} y={840} />
    </g>
    <g fill={sky} fontSize="30">
      <Labels x={[40, 432]} y={[888, 924]} />
    </g>
  </>
);
