import styled from 'styled-components';
import { beyond, education, greeting } from '../content/about';
import { pictures } from '../content/about.ts?pictures';
import { hasPlaceholder } from '../content/placeholder';
import { fileFrom } from '../media/picture-file';
import { Enlargeable } from '../media/Enlargeable';
import { Picture } from '../media/Picture';
import { Rise } from '../motion/Rise';
import { upToMedium, upToSmall } from '../theme/breakpoints';
import { withoutScripts } from '../theme/scripts';
import { Container } from '../ui/Container';
import { Frame } from '../ui/Frame';
import { Label } from '../ui/Label';
import { Lead } from '../ui/Lead';

const note = hasPlaceholder(beyond.columns) ? beyond.placeholderNote : undefined;

const [before, after] = greeting.inspect.split(' I ');

export function Component() {
  return (
    <Container>
      <Greeting>
        <div>
          <Label>About</Label>
          <h1 tabIndex={-1}>{greeting.title}</h1>
          <Lead>{greeting.lead}</Lead>
          <Key className="screen-only">
            {before} <kbd>I</kbd> {after}
          </Key>
        </div>
        <Portrait>
          <Picture
            file={fileFrom(pictures, greeting.avatar.file)}
            alt={greeting.avatar.alt}
            sizes={`${upToSmall} 78vw, 40vw`}
            first
          />
          <Frame />
        </Portrait>
      </Greeting>
      <section>
        <Label aria-hidden="true">01 — Education</Label>
        <Heading>{education.title}</Heading>
        <Schools as={Rise} tag="ul" each>
          {education.schools.map(({ name, degree }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{degree}</p>
            </li>
          ))}
        </Schools>
      </section>
      <Beyond>
        <div>
          <Label>{`02 — ${beyond.label}`}</Label>
          <Heading>{beyond.title}</Heading>
          <Lead>{beyond.blurb}</Lead>
          {note && <Note>{note}</Note>}
        </div>
        <Enlargeable note={note}>
          <Gallery>
            {beyond.columns.map((column, index) => (
              <Rise key={index} each>
                {column.map(({ file, alt, caption, placeholderFor }) => (
                  <Picture
                    key={file}
                    file={fileFrom(pictures, file)}
                    alt={alt}
                    caption={caption}
                    placeholderFor={placeholderFor}
                    sizes={`${upToMedium} 50vw, 30vw`}
                    enlarge
                  />
                ))}
              </Rise>
            ))}
          </Gallery>
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
    /* Two lines on any phone, in the fallback font too, so that nothing shifts when the font loads. */
    max-width: 7.5em;
    margin-top: 1rem;
    font-size: var(--h1);
  }
  ${Lead} {
    margin-top: 1.6rem;
  }
  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Key = styled(Label)`
  margin-top: 1.6rem;

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

const Heading = styled.h2`
  margin: 0.8rem 0 1.4rem;
`;

const Schools = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin-top: 2rem;
  border-top: var(--rule);

  li {
    padding: 1.4rem 1.6rem 1.6rem 0;
  }
  li + li {
    padding-left: 1.6rem;
    border-left: var(--hairline);
  }
  p {
    margin-top: 0.4rem;
    color: var(--ink-2);
  }

  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
    li + li {
      padding-left: 0;
      border-left: 0;
      border-top: var(--hairline);
    }
  }
`;

const Beyond = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr);
  gap: var(--column-gap);
  padding-block: var(--chapter);

  > div:first-child {
    position: sticky;
    top: 2rem;
    align-self: start;
  }
  @media screen and ${upToMedium} {
    grid-template-columns: minmax(0, 1fr);
    > div:first-child {
      position: static;
    }
  }
`;

const Note = styled(Label)`
  margin-top: 1.4rem;
`;

const Gallery = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--picture-gap);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: clamp(1.2rem, 2.4vw, 2rem);
  }
  > div:last-child {
    margin-top: clamp(2.5rem, 6vw, 5rem);
  }
  @media print {
    grid-template-columns: repeat(2, 45mm);
  }
`;
