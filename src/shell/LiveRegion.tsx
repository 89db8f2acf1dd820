import styled from 'styled-components';
import { noConnection } from '../content/shell';
import { onTop } from '../ui/on-top';
import { useIsUnreachable } from './connection';
import { useIsPending } from './navigation/RouterProvider';

export function LiveRegion({ children }: { children: string }) {
  const isPending = useIsPending();
  const stuck = useIsUnreachable() && isPending;
  return (
    <>
      <p className="visually-hidden" role="status">
        {stuck ? noConnection : children}
      </p>
      {stuck && (
        <Note ref={onTop} popover="manual" aria-hidden="true">
          {noConnection}
        </Note>
      )}
    </>
  );
}

const Note = styled.p`
  position: fixed;
  inset: auto 0 max(1.5rem, env(safe-area-inset-bottom));
  width: fit-content;
  margin: 0 auto;
  padding: 0.8rem 1.2rem;
  border: 1px solid var(--night-line);
  background: var(--night);
  color: var(--on-night);
  font-weight: 600;
`;
