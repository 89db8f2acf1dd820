import styled from 'styled-components';
import type { Look } from '../looks';
import { Choice } from '../Choice';
import { Field } from '../Field';
import { openKinds } from '../kinds';
import { countOf } from '../content-items';
import { refine, useDeskRoute } from '../desk-route';
import { useDesk } from '../use-desk';

interface Props {
  path: string;
  look: Look;
  isPicking: boolean;
}

export function PageBar({ path, look, isPicking }: Props) {
  const { state } = useDesk();
  const route = useDeskRoute();
  const left = (page: string) =>
    openKinds.reduce((sum, kind) => sum + countOf(state.items, kind, page), 0);
  return (
    <Bar>
      <Field>
        <span className="visually-hidden">Page</span>
        <select
          value={route.asked.page ?? path}
          onChange={({ target }) => refine(route, { page: target.value, mark: '' })}
        >
          {state.pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.name} ({left(page.path)} left)
            </option>
          ))}
        </select>
      </Field>
      <Choice
        legend="Size"
        options={{ desktop: 'Desktop', phone: 'Phone' }}
        chosen={look.size}
        onChoose={(size) => refine(route, { size })}
      />
      <Choice
        legend="Theme"
        options={{ light: 'Light', dark: 'Dark' }}
        chosen={look.theme}
        onChoose={(theme) => refine(route, { theme })}
      />
      <Choice
        legend="A click"
        options={{ pick: 'Pick words', visit: 'Follow links' }}
        chosen={isPicking ? 'pick' : 'visit'}
        onChoose={(use) => refine(route, { use })}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  gap: 0.6rem 0.9rem;
  align-items: center;
  padding: 0.35rem 1.5rem;
  border-bottom: var(--hairline);

  > div {
    flex: none;
  }
  > label {
    flex: 0 1 15rem;
    min-width: 6rem;
  }
  select {
    font-weight: 600;
  }
`;
