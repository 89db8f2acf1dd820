import { cellCenter } from './stage-grid';
import type { Piece } from './stage-pieces';

export function StagePiece({ piece }: { piece: Piece }) {
  const { width, height, corner, fill, stroke, words, marks = [] } = piece;
  const [x, y] = cellCenter(piece.cell);
  const left = x - width / 2;
  const top = y - height / 2;
  const paint = { fill, stroke };
  return (
    <>
      {typeof corner === 'number' ? (
        <rect {...paint} x={left} y={top} width={width} height={height} rx={corner} />
      ) : (
        <path
          {...paint}
          d={corner ? cut(left, top, width, height) : box(left, top, width, height)}
        />
      )}
      {marks.map((mark) => (
        <path key={mark.path} d={`M${x} ${y}${mark.path}`} fill={mark.fill} stroke={mark.stroke} />
      ))}
      {words.map((word) => (
        <text
          key={word.text}
          x={x + (word.x ?? 0)}
          y={y + 9}
          fill={word.fill}
          fontFamily={word.font && `var(--${word.font})`}
        >
          {word.text}
        </text>
      ))}
    </>
  );
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

const cut = (x: number, y: number, width: number, height: number) =>
  `M${x + 16} ${y}h${width - 16}v${height - 16}l-16 16h-${width - 16}v-${height - 16}z`;
