import { useState } from 'react';
import styled from 'styled-components';
import { addressOf, useDeskRoute } from '../desk-route';
import { looks, nameOfLook, type Look } from '../cells';
import { useBox } from '../use-box';
import { useDesk } from '../use-desk';
import { Cell } from './Cell';
import { LargeView } from './LargeView';
import { SheetFilters } from './SheetFilters';

const gap = 24;
/** The sum of the aspect ratios in a row: a desktop and a phone side by side, twice. */
const row = 2 * (1440 / 900 + 390 / 844);

interface Shown {
  path: string;
  name: string;
  look: Look;
}

/** Shows every page in every size and theme. */
export function Sheet() {
  const { state } = useDesk();
  const { asked } = useDeskRoute();
  const [opened, setOpened] = useState<Shown>();
  const [box, { width }] = useBox();
  const pages = state.pages.filter(({ path }) => path.startsWith('/'));
  const shown = pages.filter(({ path }) => !asked.page || path === asked.page);
  const height = Math.max(160, Math.floor((width - 3 * gap - 16) / row));
  return (
    <Main tabIndex={-1}>
      <h1 className="visually-hidden">Pages</h1>
      <SheetFilters pages={pages} />
      <div ref={box}>
        {width > 0 &&
          shown.map(({ path, name }) => (
            <Page key={path} aria-label={name}>
              <header>
                <h2>{name}</h2>
                <a href={addressOf('words', { page: path })}>Words and pictures</a>
              </header>
              <ul>
                {looks(asked).map((look) => (
                  <Cell
                    key={nameOfLook(look)}
                    path={path}
                    name={name}
                    look={look}
                    height={height}
                    onOpen={() => setOpened({ path, name, look })}
                  />
                ))}
              </ul>
            </Page>
          ))}
      </div>
      {opened && <LargeView {...opened} onClose={() => setOpened(undefined)} />}
    </Main>
  );
}

const Main = styled.main`
  padding: 1.25rem 1.5rem 4rem;
`;

const Page = styled.section`
  margin-top: 2.5rem;
  border-top: var(--rule);

  header {
    display: flex;
    gap: 1.5rem;
    align-items: baseline;
    justify-content: space-between;
    padding: 0.9rem 0 1.1rem;
  }
  h2 {
    font-size: var(--h3);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${gap}px;
  }
`;
