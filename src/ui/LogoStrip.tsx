import { useId } from 'react';
import styled from 'styled-components';
import { Marquee, type MarqueeControl } from '../motion/Marquee';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { upToMedium } from '../theme/breakpoints';
import { Icon } from './Icon';
import { Term } from './Label';
import { Logo, type LogoFile } from './Logo';

interface StripLogo {
  name: string;
  logo: LogoFile;
}

interface Props {
  title: string;
  logos: readonly StripLogo[];
}

export function LogoStrip({ title, logos }: Props) {
  const titleId = useId();
  return (
    <Strip aria-labelledby={titleId}>
      <Term as="h2" id={titleId}>
        {title}
      </Term>
      <Marquee control={PauseButton}>
        <List>
          {logos.map(({ name, logo }) => (
            <li key={name}>
              <Logo logo={logo} size={24} />
              {name}
            </li>
          ))}
        </List>
      </Marquee>
    </Strip>
  );
}

function PauseButton({ paused, onToggle }: MarqueeControl) {
  return (
    <Pause type="button" aria-label={`${paused ? 'Play' : 'Pause'} the logos`} onClick={onToggle}>
      <Icon name={paused ? 'play' : 'pause'} size="20px" />
    </Pause>
  );
}

const Strip = styled.section`
  --label: var(--on-night-2);
  position: relative;
  display: flex;
  align-items: center;
  padding-left: max(var(--gutter), (100% - var(--page-width)) / 2);
  background: var(--night);
  color: var(--on-night);

  > h2 {
    flex: none;
    align-self: stretch;
    align-content: center;
    padding-right: 2rem;
    border-right: 1px solid var(--night-line);
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  @media screen and ${upToMedium} {
    flex-direction: column;
    align-items: stretch;
    padding-left: 0;

    > h2 {
      padding: 1.2rem var(--gutter) 0;
      border: 0;
    }
  }
  @media print {
    --label: initial;
    padding-block: 4mm;
    background: none;
    color: inherit;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem clamp(1rem, 4vw - 1rem, 3.4rem);
  padding: 1.6rem var(--gutter);

  li {
    display: flex;
    align-items: center;
    gap: 0.7rem;
    font: 700 clamp(1.1rem, 0.9rem + 0.9vw, 1.5rem) / 1.2 var(--display);
    letter-spacing: -0.02em;
  }

  /* Unlike a gap, padding also separates the last logo from the first one of the repeated list. */
  ${whenMotionAllowed(`
    flex-wrap: nowrap;
    gap: 0;
    padding: 0;
    li {
      flex: 1 0 auto;
      justify-content: center;
      white-space: nowrap;
      padding: 1.6rem clamp(1.2rem, 2.5vw, 2.25rem);
    }
  `)}
`;

const Pause = styled.button`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: clamp(64px, 5.4vw, 78px);
  padding: 0;
  border: 0;
  border-left: 1px solid var(--night-line);
  background: var(--night);
  color: var(--on-night);
  cursor: pointer;
  --focus: var(--night-accent);

  &:hover {
    color: var(--night-accent);
  }
  &:focus-visible {
    outline-offset: -6px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
  }
  @media print {
    display: none;
  }
`;
