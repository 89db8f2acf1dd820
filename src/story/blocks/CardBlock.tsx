import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { GalleryCard } from '../../content/types';
import { sizeOf } from '../../media/picture-file';
import { upToSmall } from '../../theme/breakpoints';
import { Label, tagList } from '../../ui/Label';
import { usePictureFiles } from '../case-files';
import { StoryFilm, StoryPicture } from '../StoryMedia';

export function CardBlock(card: GalleryCard) {
  const { pictures = [], compare, films = [] } = card;
  const isHigh = usePictureFiles(pictures.map(({ file }) => file)).map((file) => {
    const { width, height } = sizeOf(file);
    return height > width;
  });
  const hasOthers = films.length > 0 || isHigh.includes(false);
  const columns = isHigh.filter(Boolean).length + (hasOthers ? 1 : 0);
  return (
    <Card
      data-columns={columns}
      data-loops={films.length > 0 || undefined}
      style={{ '--columns': columns } as CSSProperties}
    >
      <Words {...card} />
      {columns > 0 && (
        <Pieces>
          {pictures.map((picture, index) => (
            <Piece key={picture.file} data-high={isHigh[index] || undefined}>
              <StoryPicture picture={picture} enlarge resolve />
            </Piece>
          ))}
          {films.map((film) => (
            <Loop key={film.id} id={film.id}>
              <StoryFilm {...film} />
            </Loop>
          ))}
        </Pieces>
      )}
      {compare && (
        <>
          <StoryPicture picture={compare.before} enlarge resolve />
          <Redesign picture={compare.after} enlarge resolve />
        </>
      )}
    </Card>
  );
}

const Words = ({ title, description, category, deliverables }: GalleryCard) => (
  <WallLabel>
    <h3>{title}</h3>
    <p>{description}</p>
    <dl>
      <dt className="visually-hidden">Category</dt>
      <Label as="dd">{category}</Label>
      <dt className="visually-hidden">Deliverables</dt>
      <Label as="dd">{deliverables.join(', ')}</Label>
    </dl>
  </WallLabel>
);

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  h3 {
    font-size: clamp(1.3rem, 1.1rem + 0.7vw, 1.75rem);
    letter-spacing: -0.025em;
    line-height: 1.08;
  }
  p {
    margin-top: 0.45rem;
    line-height: 1.4;
    text-wrap: balance;
  }
  dl {
    ${tagList}
    margin-top: auto;
    padding-top: 0.6rem;
  }
  @media screen and ${upToSmall} {
    &[data-columns='1'] {
      grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
      gap: var(--hung);
      align-items: end;
    }
    &[data-loops] > * {
      grid-column: 1 / -1;
    }
    &[data-loops] h4 {
      min-height: 2.4em;
    }
    &[data-loops] > :last-child {
      grid-template-columns: inherit;
    }
    &[data-columns='1'] > * {
      margin-top: 0;
    }
  }
  @media print {
    margin-top: 3mm;
    break-inside: avoid;

    h3 {
      font-size: 13pt;
    }
    img {
      width: auto;
      max-height: 36mm;
    }
  }
`;

/** Moved up, because the top of the picture is transparent. */
const Redesign = styled(StoryPicture)`
  margin-top: -2.4rem;

  img {
    background: none;
  }

  @media print {
    margin-top: 2mm;

    && img {
      max-width: 120mm;
    }
  }
`;

const WallLabel = styled.div`
  display: flex;
  flex-direction: column;
  order: 1;
  margin-top: var(--hung);
  padding: 0.8rem 1.1rem 0.85rem;
  background: var(--card);
  color: var(--card-ink);

  dd {
    color: inherit;
  }
  @media screen and ${upToSmall} {
    padding: 0.6rem;

    h3 {
      font-size: 1.0625rem;
      overflow-wrap: anywhere;
    }
    p {
      margin-top: 0.25rem;
      font-size: 1rem;
    }
    dl {
      padding-top: 0.4rem;
    }
  }
  @media print {
    padding: 0;
    background: none;
  }
`;

const Pieces = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--hung);
  align-content: start;

  /* Removes the icon below the picture: most pictures already appear at full size. */
  a[data-enlarge] {
    inset: 0;

    svg {
      display: none;
    }
    &:hover {
      outline: var(--stroke) solid var(--accent);
      outline-offset: 5px;
    }
  }
  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: 3mm;
  }
`;

const Piece = styled.div`
  box-shadow: 5px 6px 0 color-mix(in srgb, var(--background) 28%, var(--paper));

  &[data-high] {
    grid-row: span 2;
  }
  @media print {
    box-shadow: none;
  }
`;

const Loop = styled.div`
  @media screen and (not ${upToSmall}) {
    & + & {
      margin-top: -1rem;
    }
  }
  > * {
    gap: 0.35rem;
  }
  h4 {
    font-size: 1.15rem;
  }
  @media print {
    width: 48%;
  }
`;
