import styled from 'styled-components';
import type { Scene } from '../../content/types';
import { Picture } from '../../media/Picture';
import { useStillPicture } from '../case-files';
import { PointList } from '../PointList';

export function StillScene({ steps, alt }: Scene) {
  const still = useStillPicture();
  return (
    <Row>
      {still && <Picture file={still} alt={alt} enlarge />}
      <PointList points={steps.map((step) => ({ title: step.title, items: [step.text] }))} />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: 1.8rem clamp(1.5rem, 4vw, 3rem);
  align-items: center;
`;
