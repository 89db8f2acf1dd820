import styled from 'styled-components';
import type { Page } from '../../contract';
import { Choice } from '../Choice';
import { Field } from '../Field';
import { refine, useDeskRoute } from '../desk-route';

interface Props {
  pages: readonly Page[];
}

const choices = {
  size: { legend: 'Size', options: { '': 'Both', desktop: 'Desktop', phone: 'Phone' } },
  theme: { legend: 'Theme', options: { '': 'Both', light: 'Light', dark: 'Dark' } },
};

/** Filters the pages, sizes, and themes. */
export function SheetFilters({ pages }: Props) {
  const route = useDeskRoute();
  return (
    <Filters aria-label="What is shown">
      <Page>
        <span>Page</span>
        <select
          value={route.asked.page ?? ''}
          onChange={({ target }) => refine(route, { page: target.value })}
        >
          <option value="">All pages</option>
          {pages.map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </select>
      </Page>
      {Object.entries(choices).map(([key, { legend, options }]) => (
        <Choice
          key={key}
          legend={legend}
          isLegendSeen
          options={options}
          chosen={route.asked[key]}
          onChoose={(value) => refine(route, { [key]: value })}
        />
      ))}
    </Filters>
  );
}

const Filters = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 2rem;
  align-items: center;
`;

const Page = styled(Field)`
  grid-auto-flow: column;
  gap: 0.9em;
  align-items: center;

  span {
    font-size: 0.9375rem;
    font-weight: 400;
    color: var(--ink-2);
  }
`;
