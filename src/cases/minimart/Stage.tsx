import { Stage } from '../../motion/stage';

export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt} ground="#17402f">
      {null}
    </Stage>
  );
}
