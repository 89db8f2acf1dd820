import styled from 'styled-components';
import { looks, nameOfLook } from '../looks';
import { useBox } from '../use-box';
import { useDesk } from '../use-desk';
import { Cell } from './Cell';
import { FirstSteps } from './FirstSteps';

const gap = 24;
/** The sum of the aspect ratios in a row: a desktop and a phone in each theme. */
const row = 2 * (1440 / 900 + 390 / 844);

export function Sheet() {
  const { state } = useDesk();
  const [box, { width }] = useBox();
  const pages = state.pages.filter(({ path }) => path.startsWith('/'));
  const height = Math.max(160, Math.floor((width - 3 * gap - 16) / row));
  return (
    <Main tabIndex={-1}>
      <h1 className="visually-hidden">Pages</h1>
      <FirstSteps />
      <div ref={box}>
        {width > 0 &&
          pages.map(({ path, name }) => (
            <Page key={path} aria-label={name}>
              <h2>{name}</h2>
              <ul>
                {looks.map((look) => (
                  <Cell
                    key={nameOfLook(look)}
                    path={path}
                    name={name}
                    look={look}
                    height={height}
                  />
                ))}
              </ul>
            </Page>
          ))}
      </div>
    </Main>
  );
}

const Main = styled.main`
  padding: 0 1.5rem 4rem;
`;

const Page = styled.section`
  margin-top: 2.5rem;
  border-top: var(--rule);

  h2 {
    padding: 0.9rem 0 1.1rem;
    font-size: var(--h3);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${gap}px;
  }
`;
