import styled from 'styled-components';
import { inspect } from '../content/inspect';
import { owner } from '../content/owner';
import { Label } from '../ui/Label';
import { sourceAddress } from './design-names';

export const Row = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export const List = styled.dl`
  font-size: 0.90625rem;
  line-height: 1.35;

  > div {
    display: grid;
    grid-template-columns: 5.25rem minmax(0, 1fr);
    padding: 0.3rem 0;
    border-top: var(--hairline);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

export function SourceLink({ file }: { file: string }) {
  const address = sourceAddress(owner.codeHost.address, file);
  const path = file.replace(/^src\//, '');
  return (
    <Source>
      <Label as="span">{inspect.made}</Label>
      {address ? (
        <a href={address} target="_blank" rel="noreferrer">
          {path} ↗
        </a>
      ) : (
        <code>{path}</code>
      )}
    </Source>
  );
}

const Source = styled.p`
  max-width: none;
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  align-items: baseline;
  justify-content: space-between;
  margin-top: 0.3rem;
  padding-top: 0.55rem;
  border-top: var(--rule);
  font-size: 0.875rem;
  font-weight: 500;

  code {
    font-family: inherit;
  }
  a {
    display: inline-block;
    line-height: var(--target);
  }
`;
