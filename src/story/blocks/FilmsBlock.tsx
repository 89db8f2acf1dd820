import styled from 'styled-components';
import type { Films } from '../../content/types';
import { Rise } from '../../motion/Rise';
import { hasFilm } from '../is-answered';
import { StoryFilm } from '../StoryFilm';
import { BlockHead } from './BlockHead';
import { MoreLink } from './MoreLink';

export function FilmsBlock({ title, description, films, more }: Films) {
  return (
    <section data-hides-rail>
      <BlockHead title={title}>
        <p>{description}</p>
      </BlockHead>
      <Grid as={Rise} tag="ul">
        {films.filter(hasFilm).map((film) => (
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
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 1.2rem 1.5rem;

  /* Flex, because not every browser breaks a grid between two rows at the end of a printed page. */
  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: 4mm;

    li {
      width: 31.5%;
    }
  }
`;

const More = styled(MoreLink)`
  margin-top: 1.6rem;
`;
