import styled from 'styled-components';
import { hero, skills, strip } from '../content/home';
import { owner } from '../content/owner';
import { Picture } from '../media/Picture';
import { byName, fileFrom, type ImageFile } from '../media/picture-file';
import { CountUp } from '../motion/CountUp';
import { Rise } from '../motion/Rise';
import { upToSmall } from '../theme/breakpoints';
import { Button, QuietButton } from '../ui/Button';
import { Chip, Chips } from '../ui/Chip';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { whereTextIsLarge } from '../ui/large-text';
import { Lead } from '../ui/Lead';
import type { LogoDrawing } from '../ui/Logo';
import { LogoStrip } from '../ui/LogoStrip';
import { PlayableHeading } from '../ui/PlayableHeading';
import { Row, Rows } from '../ui/Rows';
import { SiteLink } from '../ui/SiteLink';

const pictures = byName(
  import.meta.glob<ImageFile>('../content/pictures/avatar.svg', {
    eager: true,
    import: 'default',
  }),
);
const marks = byName(
  import.meta.glob<LogoDrawing>('../content/pictures/marks/*.svg', {
    query: '?drawing',
    eager: true,
    import: 'default',
  }),
);

export function Component() {
  return (
    <>
      <Container>
        <Hero />
        <Figures as={Rise} tag="ul" each>
          {hero.figures.map(({ value, label }) => (
            <li key={label}>
              <strong>
                <CountUp value={value} />
              </strong>
              <Label as="span">{label}</Label>
            </li>
          ))}
        </Figures>
      </Container>
      <LogoStrip
        title={strip.title}
        marks={strip.marks.map(({ name, file }) => ({ name, drawing: fileFrom(marks, file) }))}
      />
      <Skills as="section">
        <Label aria-hidden="true">02 — Skills</Label>
        <h2>{skills.title}</h2>
        <Rows as={Rise} each>
          {skills.groups.map(({ title, skills: names }) => (
            <Row key={title}>
              <h3>{title}</h3>
              <Chips>
                {names.map((name) => (
                  <Chip key={name}>{name}</Chip>
                ))}
              </Chips>
            </Row>
          ))}
        </Rows>
      </Skills>
    </>
  );
}

function Hero() {
  const [before, word, after] = hero.headline;
  return (
    <Top>
      <Meta>
        <Label as="span">{hero.place}</Label>
        <Label as="span" className="screen-only" aria-hidden="true">
          {hero.hint} <Icon name="arrowDown" />
        </Label>
      </Meta>
      <Words>
        <PlayableHeading before={before} word={word} after={after}>
          <Lead>{`${hero.tagline} — ${hero.taglineRest}`}</Lead>
        </PlayableHeading>
        <Roles>
          {owner.roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </Roles>
        <Ways className="screen-only">
          <Button to="/work">
            See the work <Icon name="arrowRight" />
          </Button>
          <QuietButton to={owner.resume} newTab>
            Resume (PDF) <Icon name="arrowUpRight" />
          </QuietButton>
          <SiteLink to="/contact">Contact</SiteLink>
        </Ways>
      </Words>
      <Avatar file={fileFrom(pictures, hero.avatar.file)} alt={hero.avatar.alt} first />
    </Top>
  );
}

const Top = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(220px, 26vw, 350px);
  column-gap: 2rem;
  padding-top: clamp(0.5rem, 2vh, 1.5rem);

  h1 {
    max-width: 7.8em;
    font-size: min(14vw, clamp(2.75rem, 1.2rem + 5.6vw, 6.3rem));
    line-height: 1.02;
  }

  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Meta = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1.5rem;
  justify-content: space-between;
  max-width: none;
  margin-bottom: 1.6rem;

  svg {
    display: inline;
    vertical-align: -0.15em;
  }
  @media screen and ${upToSmall} {
    margin-bottom: 1.2rem;
    > :last-child {
      display: none;
    }
  }
`;

const Words = styled.div`
  ${Lead} {
    margin-top: 1.8rem;
  }
  @media screen and ${upToSmall} {
    ${Lead} {
      margin-top: 1.1rem;
      font-size: 1.0625rem;
    }
  }
`;

const Roles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 1rem;
  margin-top: 1rem;
  font-weight: 600;

  li:not(:last-child)::after {
    content: '|' / '';
    margin-left: 1rem;
    color: var(--accent);
    font-weight: 400;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem 1.2rem;
  align-items: center;
  margin-top: 1.5rem;

  > :last-child {
    padding-block: 0.5rem;
  }
`;

const Avatar = styled(Picture)`
  align-self: start;

  @media screen and ${upToSmall} {
    width: 62%;
    margin: 2.4rem 0 0 auto;
  }
  @media print {
    width: 40mm;
  }
`;

const Figures = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  margin-top: clamp(2.4rem, 5vw, 4rem);
  border-top: var(--rule);

  li {
    padding: 1.1rem 1.2rem 1.6rem 0;
  }
  li + li {
    padding-left: 1.2rem;
    border-left: var(--hairline);
  }
  strong {
    display: block;
    margin-bottom: 0.35rem;
    font: 700 clamp(1.7rem, 1.2rem + 1.4vw, 2.6rem) / 1 var(--display);
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }

  @media screen and ${upToSmall} {
    grid-template-columns: 1fr 1fr;
    li:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
    li:nth-child(n + 3) {
      border-top: var(--hairline);
    }
  }
  ${whereTextIsLarge} {
    li + li {
      grid-column: 1 / -1;
      padding-left: 0;
      border-left: 0;
      border-top: var(--hairline);
    }
  }
`;

const Skills = styled(Container)`
  padding-block: var(--chapter);

  h2 {
    margin-top: 0.8rem;
  }
`;
