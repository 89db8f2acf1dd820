import styled, { css, keyframes } from 'styled-components';
import type { Colors } from '../content/types';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { SiteLink } from '../ui/SiteLink';

interface Props {
  label: string;
  title: string;
  to: string;
  colors?: Colors;
}

export const nextStoryId = 'next-story';

/** The link to the next case, on that case's ground. */
export function NextStory({ label, title, to, colors }: Props) {
  return (
    <Ground
      id={nextStoryId}
      data-ground-of={colors && to}
      style={colors && { background: colors.ground, color: colors.foreground }}
      aria-label={label}
    >
      <Container>
        <Label aria-hidden="true">{label}</Label>
        <SiteLink to={to}>
          <Title>
            {title} <Icon name="arrowRight" size="0.62em" />
          </Title>
        </SiteLink>
      </Container>
    </Ground>
  );
}

const rise = keyframes`
  from { transform: translateY(35%); }
`;

const follow = keyframes`
  from { transform: translateY(2rem); }
`;

const Title = styled.span`
  display: block;
`;

/* The ground scrolls in faster than the page, until all of it is visible. */
const rises = whenMotionAllowed(css`
  &[data-ground-of]:not(:focus-within) {
    view-timeline: --next-story;
    animation: ${rise} linear;
    animation-timeline: --next-story;
    animation-range: entry;
  }
  &[data-ground-of]:not(:focus-within) ${Title} {
    animation: ${follow} linear;
    animation-timeline: --next-story;
    animation-range: entry;
  }
`);

const Ground = styled.nav`
  --label: currentColor;
  --focus: currentColor;
  position: relative;
  padding: clamp(3rem, 7vw, 6rem) 0;
  background: var(--paper-2);
  color: var(--ink);

  a {
    display: block;
    max-width: 10.1em;
    margin-top: 1rem;
    font: 700 var(--h1) / 1 var(--display);
    letter-spacing: -0.035em;
    text-wrap: balance;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.12em;
  }
  svg {
    display: inline;
    vertical-align: -0.02em;
  }
  @supports (animation-timeline: view()) and (animation-range: entry 0%) {
    ${rises}
  }
  @media print {
    display: none;
  }
`;
