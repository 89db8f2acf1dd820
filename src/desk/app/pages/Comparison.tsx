import styled from 'styled-components';
import type { Against } from '../../contract';
import { QuietDeskButton } from '../DeskButton';
import { ErrorMessage } from '../ErrorMessage';
import type { Comparing } from './use-against';

function sayOf({ phase, revision, done, total, cells, error }: Against): string {
  const differing = cells.filter((cell) => cell.differing > 0).length;
  switch (phase) {
    case 'waiting':
      return `The still looks can be compared with ${revision}. That builds both and takes some minutes.`;
    case 'building':
      return `Builds the site as it is, and as it was at ${revision} …`;
    case 'comparing':
      return `Compares with ${revision}: ${done} of ${total} looks, ${differing} differ …`;
    case 'done':
      return `Compared with ${revision}: ${differing} of ${total} looks differ.`;
    case 'failed':
      return error ?? `Could not be compared with ${revision}.`;
  }
}

interface Props {
  against: Comparing;
}

/** Shows the progress of the comparison. */
export function Comparison({ against: { result, failure, start } }: Props) {
  if (!result) return <ErrorMessage>{failure}</ErrorMessage>;
  const { phase, done, total } = result;
  const isUnderWay = phase === 'building' || phase === 'comparing';
  return (
    <Line>
      <p role="status">{sayOf(result)}</p>
      {phase === 'comparing' && <progress aria-label="Compared" max={total} value={done} />}
      {!isUnderWay && (
        <QuietDeskButton type="button" onClick={start}>
          {phase === 'waiting' ? 'Compare' : 'Compare again'}
        </QuietDeskButton>
      )}
      <ErrorMessage>{failure}</ErrorMessage>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.5rem;
  align-items: center;
  margin-top: 1.25rem;
  font-weight: 500;

  progress {
    accent-color: var(--accent);
  }
`;
