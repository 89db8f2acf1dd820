import styled from 'styled-components';
import { contact } from '../content/contact';
import { pictures } from '../content/contact.ts?pictures';
import { owner } from '../content/owner';
import { Image } from '../media/Image';
import { fileFrom } from '../media/picture-file';
import { Rise } from '../motion/Rise';
import { upToMedium, upToSmall, upToTiny } from '../theme/breakpoints';
import { Container } from '../ui/Container';
import { Framed } from '../ui/Frame';
import { Icon } from '../ui/Icon';
import { Term } from '../ui/Label';
import { Roles } from '../ui/Roles';
import { SiteLink } from '../ui/SiteLink';

export function Component() {
  const [first, framed] = contact.title;
  return (
    <Container>
      <Top>
        <div>
          <figure>
            <blockquote>{`“${contact.quote}”`}</blockquote>
            <Term as="figcaption">{contact.quoteBy}</Term>
          </figure>
          <City>{owner.city}</City>
          <Roles>
            {owner.roles.map((role) => (
              <li key={role}>{role}</li>
            ))}
          </Roles>
        </div>
        <Image
          file={fileFrom(pictures, contact.letter.file)}
          alt={contact.letter.alt}
          sizes="32vw"
        />
      </Top>
      <Connect>
        <h1 tabIndex={-1}>
          {`${first} `}
          <Framed>{framed}</Framed>
        </h1>
        <Links as={Rise} tag="ul" each>
          {contact.links.map(({ kind, label, to, newTab }) => (
            <li key={kind}>
              <SiteLink to={to} newTab={newTab}>
                <Term as="span">{kind}</Term>
                <strong>
                  {newTab ? `${label} ` : label}
                  {newTab && <Icon name="arrowUpRight" size="0.8em" />}
                </strong>
              </SiteLink>
            </li>
          ))}
        </Links>
      </Connect>
    </Container>
  );
}

const Top = styled.div`
  display: flex;
  align-items: end;
  padding-top: clamp(1.5rem, 4vh, 3.5rem);

  > div {
    flex: 1;
  }
  img {
    flex: none;
    width: clamp(15rem, 32vw, 25rem);
    background: none;
    margin-left: 2rem;
  }

  blockquote {
    margin-bottom: 1.2rem;
    font:
      500 clamp(1.5rem, 1.1rem + 1.8vw, 2.6rem) / 1.25 Quote,
      var(--display);
    letter-spacing: -0.02em;
    text-wrap: balance;
    /* Forces three lines even in the fallback font, so that nothing shifts when the font loads. */
    @media screen and ${upToTiny} {
      max-width: 14em;
    }
  }
  /*
   * The negative margin cancels the picture's height, so that the picture is to the right of the
   * heading's first word, which has a line of its own.
   */
  @media screen and ${upToSmall} {
    display: block;

    img {
      --letter: min(46vw, 15rem);
      width: var(--letter);
      margin: 0 0 calc(var(--letter) * -330 / 460) auto;
    }
  }
  @media print {
    img {
      display: none;
    }
  }
`;

const City = styled.p`
  margin: 1.2rem 0 -0.4rem;
  font-weight: 600;
`;

const Connect = styled.section`
  padding: clamp(2.5rem, 7vh, 5rem) 0 var(--chapter);

  /* Makes the heading as wide as the page. */
  h1 {
    font-size: calc(0.17 * min(var(--page-width), 100vw - 2 * var(--gutter)));
  }

  /* Gives the framed word its own line, so that it stays in place when the font has loaded. */
  @media ${upToSmall} {
    h1 {
      font-size: min(19vw, 6rem);
    }
    h1 > span {
      display: block;
      width: fit-content;
    }
  }
`;

const Links = styled.ul`
  display: grid;
  grid-template-columns: 1.6fr 1fr 1fr 1fr;
  margin-top: 3rem;
  border-top: var(--rule);

  a {
    display: grid;
    gap: 0.5rem;
    padding: 1.8rem 1.6rem 2rem 0;
    text-decoration: none;
  }
  li + li a {
    padding-left: 1.6rem;
  }
  li + li {
    border-left: var(--hairline);
  }
  li:first-child strong,
  a:hover strong {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  strong {
    font: 700 clamp(1.4rem, 1.15rem + 0.8vw, 1.9rem) / 1.1 var(--display);
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
  svg {
    display: inline;
  }

  @media screen and ${upToMedium} {
    grid-template-columns: auto auto auto auto;
    justify-content: space-between;

    a {
      padding-right: 1rem;
    }
    li + li a {
      padding-left: 1rem;
    }
  }
  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
    li + li {
      border-left: 0;
      border-top: var(--hairline);
    }
    li:nth-child(n) a {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem 1rem;
      align-items: baseline;
      padding: 1.1rem 0 1.2rem;
    }
    a > :first-child {
      flex: 0 0 min(5rem, 100%);
    }
    strong {
      flex: 1 1 auto;
    }
  }
`;
