import styled from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { resumeLink } from '../content/shell';
import { tour } from '../content/tour';
import { low, upToLarge } from '../theme/breakpoints';
import { sourceOf } from '../media/picture-file';
import { Button, QuietButton } from '../ui/Button';
import { Icon } from '../ui/Icon';

export function TourEnd() {
  return (
    <>
      <Covers aria-hidden="true">
        {storyTiles.map(({ slug, cover }) => (
          <img key={slug} {...sourceOf(cover, '20vw')} alt="" />
        ))}
      </Covers>
      <Words>
        <h2>{tour.end.title}</h2>
        <p>{tour.end.text}</p>
        <div>
          <Button to="/contact">Contact</Button>
          <QuietButton to={resumeLink.to} newTab>
            {resumeLink.label} <Icon name="arrowUpRight" />
          </QuietButton>
        </div>
      </Words>
    </>
  );
}

const Covers = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  max-width: 92vh;

  @media (height <= 620px) {
    display: none;
  }
  pointer-events: none;

  img {
    width: 100%;
  }
  img:last-child {
    grid-column: 2;
  }
  @media ${upToLarge} and (not ${low}) {
    padding-inline: var(--side);
  }
`;

const Words = styled.div`
  /* Puts the words in front of the gradient that the card draws over its picture. */
  z-index: 1;

  h2 {
    font-size: clamp(1.4rem, min(1.2rem + 2.4vw, 6vh), 3.4rem);
  }
  p {
    margin-top: 0.8rem;
    font-size: var(--body);
  }
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0.8rem;
    margin-top: clamp(0.8rem, 3vh, 1.8rem);
  }
  @media ${upToLarge} and (not ${low}) {
    padding-inline: var(--side);
  }
`;
