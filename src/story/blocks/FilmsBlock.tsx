import styled from 'styled-components';
import type { Film, Films } from '../../content/types';
import { FilmFrame } from '../../media/FilmFrame';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { usePictureFile } from '../pictures';
import { BlockHead } from './BlockHead';

export function FilmsBlock({ title, description, films, more }: Films) {
  return (
    <section>
      <BlockHead title={title}>
        <p>{description}</p>
      </BlockHead>
      <Grid>
        {films.map((film) => (
          <li key={film.id} id={film.id}>
            <StoryFilm {...film} />
          </li>
        ))}
      </Grid>
      {more && (
        <More className="screen-only">
          <Button to={more.to} newTab={more.newTab} $quiet>
            {more.label} <Icon name="arrowUpRight" />
          </Button>
        </More>
      )}
    </section>
  );
}

function StoryFilm({ title, height, poster, transcript }: Film) {
  const file = usePictureFile(poster.file);
  return (
    <>
      <FilmFrame title={title} height={height} poster={{ file, alt: poster.alt }} />
      <h4>{title}</h4>
      <p>{transcript}</p>
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: 2.5rem clamp(1rem, 2vw, 1.75rem);

  h4 {
    margin: 1rem 0 0.35rem;
    font-size: 1.2rem;
    letter-spacing: -0.015em;
    line-height: 1.2;
  }
  p {
    color: var(--ink-2);
  }

  @media print {
    grid-template-columns: repeat(3, 1fr);
    gap: 4mm;
    h4 {
      margin: 1.5mm 0 0.5mm;
      font-size: 10pt;
    }
  }
`;

const More = styled.p`
  margin-top: 2.4rem;
`;
