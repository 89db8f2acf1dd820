import styled from 'styled-components';
import { Field, Toggle } from '../Field';
import { kindNames, kinds, countOf } from '../content-items';
import { refine, useDeskRoute } from '../desk-route';
import { useDesk } from '../use-desk';
import { Swatch } from './ItemRow';

interface Props {
  path: string;
  count: number;
}

export function ItemFilters({ path, count }: Props) {
  const { state } = useDesk();
  const route = useDeskRoute();
  const { asked } = route;
  const page = asked.all === 'yes' ? undefined : path;
  return (
    <Filters>
      <Kinds role="group" aria-label="Kind">
        {kindNames.map((kind) => (
          <Toggle
            key={kind}
            type="button"
            aria-pressed={asked.kind === kind}
            onClick={() => refine(route, { kind: asked.kind === kind ? '' : kind })}
          >
            <Swatch data-kind={kind} />
            {kinds[kind].many}
            <b>{countOf(state.items, kind, page)}</b>
          </Toggle>
        ))}
      </Kinds>
      <Field>
        <span className="visually-hidden">Find words</span>
        <input
          type="search"
          placeholder="Find words"
          value={asked.words ?? ''}
          onChange={({ target }) => refine(route, { words: target.value })}
        />
      </Field>
      <Toggle
        type="button"
        aria-pressed={!page}
        onClick={() => refine(route, { all: page ? 'yes' : '' })}
      >
        All pages
      </Toggle>
      <p role="status">{count === 1 ? '1 shown' : `${count} shown`}</p>
    </Filters>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.7rem 1rem;
  align-items: center;
  padding: 0.7rem 1.25rem 0.9rem;
  border-bottom: var(--hairline);

  > label {
    width: 100%;
  }
  > p {
    margin-left: auto;
    color: var(--ink-2);
    font-size: 0.9375rem;
  }
`;

const Kinds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: 0.4rem;
  width: 100%;

  b {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    color: var(--ink-2);
  }
  [aria-pressed='true'] b {
    color: inherit;
  }
`;
