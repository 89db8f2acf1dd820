import { memo } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { navigation } from '../content/shell';
import { rises } from '../motion/keyframes';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { low, upToTiny } from '../theme/breakpoints';
import { Frame } from '../ui/Frame';
import { useIsCurrent } from './navigation/RouterProvider';

/** The linked page replaces the menu's history entry, so that Back skips the menu. */
export const MenuLinks = memo(function MenuLinks() {
  const isCurrent = useIsCurrent();
  return (
    <Links aria-label="Menu">
      <ol>
        {navigation.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} replace aria-current={isCurrent(to) ? 'page' : undefined}>
              <span>
                {label}
                {isCurrent(to) && <Frame />}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Links>
  );
});

const Links = styled.nav`
  margin-block: auto;
  padding-block: 1rem;

  ol {
    display: grid;
    gap: 0.25rem;
  }
  a {
    display: flex;
    font: 700 clamp(2.4rem, 14vw, 3.4rem) / 1.12 var(--display);
    letter-spacing: var(--display-tracking);
    text-decoration: none;
  }
  a > span {
    --frame-gap: 0px;
    position: relative;
    padding-inline: 0.08em;
  }

  @media screen and ${low} and (not ${upToTiny}) {
    padding-block: 0 0.75rem;

    ol {
      grid-auto-flow: column;
      grid-template-rows: auto auto;
    }
  }

  ${whenMotionAllowed(css`
    li {
      ${rises}
    }
    li:nth-child(2) {
      animation-delay: 0.03s;
    }
    li:nth-child(3) {
      animation-delay: 0.06s;
    }
    li:nth-child(n + 4) {
      animation-delay: 0.09s;
    }
    a {
      --frame-delay: 0.15s;
    }
  `)}
`;
