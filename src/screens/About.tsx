import styled from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { beyond, education, experience, greeting } from '../content/about';
import { pictures } from '../content/about.ts?pictures';
import { hasPlaceholder } from '../content/placeholder';
import { resumeLink } from '../content/shell';
import { fileFrom } from '../media/picture-file';
import { Enlargeable } from '../media/Enlargeable';
import { Picture } from '../media/Picture';
import { PictureRows } from '../media/PictureRows';
import { Rise } from '../motion/Rise';
import { upToMedium, upToSmall } from '../theme/breakpoints';
import { withoutScripts } from '../theme/scripts';
import { Container } from '../ui/Container';
import { Frame } from '../ui/Frame';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { Lead } from '../ui/Lead';
import { SiteLink } from '../ui/SiteLink';

const note = hasPlaceholder(beyond.columns) ? beyond.placeholderNote : undefined;

/** In alphabetical order. If some cases name no employer, `undefined` is the last. */
const employers = [...new Set(storyTiles.map(({ tile }) => tile.employer))].toSorted();

const [before, after] = greeting.inspect.split(' I ');

export function Component() {
  return (
    <Container>
      <Greeting>
        <div>
          <h1 tabIndex={-1}>{greeting.title}</h1>
          <Lead>{`${greeting.lead} ${greeting.site}`}</Lead>
          <More className="screen-only">
            <SiteLink to={resumeLink.to} newTab>
              {resumeLink.label} <Icon name="arrowUpRight" />
            </SiteLink>
            <Key>
              {before} <kbd>I</kbd> {after}
            </Key>
          </More>
        </div>
        <Portrait>
          <Picture
            file={fileFrom(pictures, greeting.avatar.file)}
            alt={greeting.avatar.alt}
            sizes={`${upToSmall} 78vw, 40vw`}
            eager
          />
          <Frame />
        </Portrait>
      </Greeting>
      <Career>
        <section>
          <div>
            <h2>{experience.title}</h2>
            <Lead>{experience.apps}</Lead>
          </div>
          <Entries as={Rise} tag="ul" each>
            {employers.map((employer) => (
              <li key={employer ?? ''}>
                <h3>{employer ?? experience.others}</h3>
                <ul>
                  {storyTiles
                    .filter(({ tile }) => tile.employer === employer)
                    .map(({ slug, tile }) => (
                      <li key={slug}>
                        <SiteLink to={`/${slug}`}>{tile.name}</SiteLink>
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </Entries>
        </section>
        <Education>
          <h2>{education.title}</h2>
          <Entries as={Rise} tag="ul" each>
            {education.schools.map(({ name, degree }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{degree}</p>
              </li>
            ))}
          </Entries>
        </Education>
      </Career>
      <Beyond>
        <Enlargeable note={note}>
          <Heading>
            <h2>{beyond.title}</h2>
            <Lead>{beyond.blurb}</Lead>
            {note && <Label>{note}</Label>}
          </Heading>
          <PictureRows
            pictures={beyond.columns.flat().map((picture) => ({
              ...picture,
              file: fileFrom(pictures, picture.file),
            }))}
          />
        </Enlargeable>
      </Beyond>
    </Container>
  );
}

const Greeting = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  gap: var(--column-gap);
  align-items: center;
  padding: var(--page-top) 0 var(--chapter);

  h1 {
    /* Forces two lines even in the fallback font, so that nothing shifts when the font loads. */
    max-width: 7.5em;
    font-size: var(--h1);
  }
  ${Lead} {
    margin-top: 1.6rem;
  }
  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 2rem;
  align-items: center;
  margin-top: 1rem;

  a {
    display: flex;
    gap: 0.4em;
    align-items: center;
    min-height: var(--target);
  }
`;

const Key = styled(Label)`
  kbd {
    padding: 0.1em 0.45em;
    border: var(--stroke) solid;
    font: inherit;
  }
  @media not (any-pointer: fine) {
    display: none;
  }
  ${withoutScripts('display: none;')}
`;

const Portrait = styled.div`
  position: relative;

  @media screen and ${upToSmall} {
    width: 78%;
    margin-left: auto;
  }
  @media print {
    width: 50mm;
  }
`;

const Career = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 3.5rem);

  ${Lead} {
    margin-top: 0.8rem;
  }
  /* Puts the first section's list in a second column, beside its heading and Education. */
  @media screen and (not ${upToMedium}) {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.9fr);

    > :first-child {
      display: contents;
    }
    > :first-child > ul {
      grid-area: 1 / 2 / span 2;
      margin-top: 0.6rem;
    }
  }
  @media print {
    gap: 4mm;
  }
`;

const Entries = styled.ul`
  margin-top: 2rem;
  border-top: var(--rule);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    gap: 0.3rem 1.6rem;
    align-items: baseline;
    padding-block: 1.1rem 1.2rem;
  }
  > li + li {
    border-top: var(--hairline);
  }
  p,
  a {
    font-size: 1.125rem;
    text-wrap: balance;
  }
  a {
    display: inline-block;
    padding-block: 0.5rem;
  }

  @media screen and ${upToSmall} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    margin-top: 3mm;

    > li {
      padding-block: 1mm;
    }
  }
`;

const Education = styled.section`
  @media screen {
    --rule: var(--stroke) solid currentColor;
    --hairline: 1px solid color-mix(in srgb, currentColor 35%, transparent);
    padding: clamp(1.25rem, 2.4vw, 2rem);
    background: light-dark(var(--accent), #7c2a16);
    color: light-dark(var(--paper), var(--ink));
  }
  li {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  @media screen and (not ${upToMedium}) {
    align-self: start;

    h3 {
      font-size: 1.75rem;
    }
  }
`;

const Beyond = styled.section`
  padding-block: var(--chapter);
`;

const Heading = styled.div`
  h2 {
    margin: 0.8rem 0 1.4rem;
  }
  > :last-child {
    margin: 1.4rem 0 clamp(1.6rem, 3vw, 2.5rem);
  }
`;
