import styled from 'styled-components';
import type { Films, LinkTo, Prototype } from '../../content/types';
import { PrototypeFrame } from '../../media/PrototypeFrame';
import { Rise } from '../../motion/Rise';
import { QuietButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { usePictureFile } from '../case-files';
import { hasFilm } from '../is-answered';
import { StoryFilm } from '../StoryMedia';
import { BlockHead } from './BlockHead';

export function PrototypeBlock(prototype: Prototype & { address: string }) {
  const { title, headless, description, height, bleed, address, poster, more } = prototype;
  const file = usePictureFile(poster);
  return (
    <section>
      {!headless && <BlockHead title={title} />}
      <PrototypeFrame
        title={title}
        hint={description}
        bleed={bleed}
        address={address}
        height={height}
        poster={{ file, alt: poster.alt }}
        more={more && <MoreLink {...more} />}
      />
    </section>
  );
}

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

interface MoreProps extends LinkTo {
  className?: string;
}

function MoreLink({ label, to, newTab, className = '' }: MoreProps) {
  return (
    <p className={`${className} screen-only`}>
      <QuietButton to={to} newTab={newTab}>
        {label} <Icon name="arrowUpRight" />
      </QuietButton>
    </p>
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
