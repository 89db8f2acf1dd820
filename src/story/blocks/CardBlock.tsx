import styled from 'styled-components';
import type { GalleryCard } from '../../content/types';
import { upToSmall } from '../../theme/breakpoints';
import { Label } from '../../ui/Label';
import { whereTextIsLarge } from '../../ui/large-text';
import { Lead } from '../../ui/Lead';
import { FigureList } from '../FigureList';
import { PictureGrid } from '../PictureGrid';
import { StoryCompareSlider } from '../StoryCompareSlider';
import { StoryFilm } from '../StoryFilm';

export function CardBlock({
  title,
  description,
  category,
  deliverables,
  pictures,
  compare,
  films,
  figure,
}: GalleryCard) {
  return (
    <Card>
      <div>
        <h3>{title}</h3>
        <Lead>{description}</Lead>
        {figure && <FigureList figures={[figure]} />}
        <dl>
          <Label as="dt">Category</Label>
          <dd>{category}</dd>
          <Label as="dt">Deliverables</Label>
          <dd>{deliverables.join(', ')}</dd>
        </dl>
      </div>
      <Pieces>
        {pictures && <PictureGrid pictures={pictures} />}
        {compare && <StoryCompareSlider label={`${title}, before and after`} {...compare} />}
        {films?.map((film) => (
          <div key={film.id} id={film.id}>
            <StoryFilm {...film} />
          </div>
        ))}
      </Pieces>
    </Card>
  );
}

const Pieces = styled.div`
  display: grid;
  gap: 1.25rem;
`;

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
  gap: clamp(1.5rem, 4vw, 3.5rem);
  align-items: center;
  padding-top: clamp(3rem, 5vw, 4.5rem);
  border-top: var(--hairline);

  h3 {
    font-size: clamp(1.6rem, 1.2rem + 1.6vw, 2.6rem);
    letter-spacing: -0.03em;
    line-height: 1.02;
  }
  ${Lead} {
    margin-top: 1rem;
    font-size: clamp(1.0625rem, 1rem + 0.35vw, 1.3rem);
  }
  dl {
    container-type: inline-size;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.4rem 1.2rem;
    align-items: baseline;
    margin-top: 1.4rem;
  }
  dd {
    font-weight: 550;
    line-height: 1.45;
  }
  ${whereTextIsLarge} {
    dt,
    dd {
      grid-column: 1 / -1;
    }
  }

  /* Every other card is mirrored. */
  div:nth-of-type(even) > & {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  }
  div:nth-of-type(even) > & > ${Pieces} {
    order: -1;
  }

  @media screen and ${upToSmall} {
    &,
    div:nth-of-type(even) > & {
      grid-template-columns: minmax(0, 1fr);
    }
    div:nth-of-type(even) > & > ${Pieces} {
      order: 0;
    }
  }
  @media print {
    padding-top: 3mm;
    break-inside: avoid;
    h3 {
      font-size: 13pt;
    }
    ${Lead} {
      margin-top: 1.5mm;
      font-size: 10pt;
    }
    dl {
      margin-top: 2mm;
    }
    img {
      max-height: 42mm;
      width: auto;
    }
  }
`;
