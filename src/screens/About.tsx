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
import { accent, paper } from '../theme/tokens';
import { Container } from '../ui/Container';
import { Frame } from '../ui/Frame';
import { Icon } from '../ui/Icon';
import { Term } from '../ui/Label';
import { Lead } from '../ui/Lead';
import { SiteLink } from '../ui/SiteLink';

const note = hasPlaceholder(beyond.columns) ? beyond.placeholderNote : undefined;

/** `toSorted` puts `undefined`, for cases that name no employer, last. */
const employers = [...new Set(storyTiles.map(({ tile }) => tile.employer))].toSorted();

const [before, after] = greeting.inspect.split(' I ');

export function Component() {
  return (
    <>
      <Greeting as="header">
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
      <Experience>
        <Container>
          <h2>{experience.title}</h2>
          <Lead>{experience.apps}</Lead>
          <Employers as={Rise} tag="ul" each>
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
          </Employers>
        </Container>
      </Experience>
      <Education as="section">
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
      <Beyond as="section">
        <Enlargeable note={note}>
          <Heading>
            <h2>{beyond.title}</h2>
            <Lead>{beyond.blurb}</Lead>
            {note && <Term>{note}</Term>}
          </Heading>
          <PictureRows
            pictures={beyond.columns.flat().map((picture) => ({
              ...picture,
              file: fileFrom(pictures, picture.file),
            }))}
          />
        </Enlargeable>
      </Beyond>
    </>
  );
}

const Greeting = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  gap: var(--column-gap);
  align-items: center;
  padding-block: var(--page-top) var(--chapter);

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

const Key = styled(Term)`
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

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.25rem, 3vw, 2rem) var(--column-gap);

  @media screen and (not ${upToMedium}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.9fr);
  }
  @media print {
    gap: 3mm;
  }
`;

const Experience = styled.section`
  @media screen {
    --paper: light-dark(${accent.light}, #7c2a16);
    --ink: ${paper.light};
    --ink-2: var(--ink);
    --accent: var(--ink);
    --rule: var(--stroke) solid var(--ink);
    --hairline: 1px solid color-mix(in srgb, var(--ink) 35%, transparent);
    padding-block: clamp(2.5rem, 6vw, 5.5rem);
    background: var(--paper);
    color: var(--ink);
  }
  ${Lead} {
    margin: 0.8rem 0 clamp(1.5rem, 3vw, 2.5rem);
  }
`;

const Education = styled(Columns)`
  @media screen {
    padding-top: var(--chapter);
  }
`;

const Entries = styled.ul`
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
  p {
    font-size: var(--lead);
  }
  a {
    display: inline-block;
    font-size: var(--lead);
    line-height: 1.3;
    text-wrap: balance;
    min-height: var(--target);
    padding-block: calc((var(--target) - 1.3em) / 2);
  }

  @media screen and ${upToSmall} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    > li {
      padding-block: 1mm;
    }
  }
`;

const Employers = styled(Entries)`
  @media screen and (not ${upToMedium}) {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 2rem;

    > :nth-child(n) {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      border: 0;
    }
    h3 {
      font-size: 1.125rem;
    }
  }
`;

const Beyond = styled(Container)`
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
