import styled from 'styled-components';
import type { Films } from '../../content/types';
import { Rise } from '../../motion/Rise';
import { StoryFilm } from '../StoryFilm';
import { BlockHead } from './BlockHead';
import { MoreLink } from './MoreLink';

export function FilmsBlock({ title, description, films, more }: Films) {
  return (
    <section>
      <BlockHead title={title}>
        <p>{description}</p>
      </BlockHead>
      <Grid as={Rise} tag="ul" each>
        {films.map((film) => (
          <li key={film.id} id={film.id}>
            <StoryFilm {...film} />
          </li>
        ))}
      </Grid>
      {more && <More {...more} />}
    </section>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: 2.5rem var(--picture-gap);

  @media print {
    grid-template-columns: repeat(3, 1fr);
    gap: 4mm;
  }
`;

const More = styled(MoreLink)`
  margin-top: 2.4rem;
`;
