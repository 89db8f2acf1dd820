import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { withoutScripts } from '../theme/scripts';
import { useShortcuts } from '../ui/shortcuts';

export function Keys() {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();

  const show = () => {
    setOpen(true);
    setFailed(false);
    import('./KeysDialog').then(
      ({ KeysDialog }) => setDialog(() => KeysDialog),
      () => setFailed(true),
    );
  };
  useShortcuts({ '?': show });

  return (
    <>
      <Open type="button" aria-live="polite" onClick={show}>
        {failed ? 'Keyboard shortcuts did not load' : 'Keyboard shortcuts'}
      </Open>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

const Open = styled.button`
  justify-self: start;
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-decoration-color: var(--night-line);
  text-underline-offset: 0.4em;
  cursor: pointer;

  &:hover {
    text-decoration-color: currentColor;
  }
  ${withoutScripts('display: none;')}
  @media not (any-pointer: fine) {
    display: none;
  }
`;
