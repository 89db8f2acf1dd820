import { Fragment, memo } from 'react';
import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { siteName } from '../content/owner';
import { navigation } from '../content/shell';
import { InspectButton } from '../inspect/InspectButton';
import { upToSmall } from '../theme/breakpoints';
import { withoutScripts } from '../theme/scripts';
import { button } from '../ui/Button';
import { Container } from '../ui/Container';
import { useIsCurrent } from './navigation/RouterProvider';
import { SiteLogo } from './SiteLogo';
import { Menu } from './Menu';

export const Navbar = memo(function Navbar() {
  const isCurrent = useIsCurrent();
  return (
    <Bar as="header">
      <Home to="/" aria-label={`${siteName}, home`}>
        <SiteLogo />
        {siteName}
      </Home>
      <Links aria-label="Main">
        <ul>
          {navigation.map(({ label, to }, index) => (
            <Fragment key={to}>
              {index === navigation.length - 1 && (
                <li style={{ display: 'contents' }}>
                  <InspectButton />
                </li>
              )}
              <li>
                <Link to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            </Fragment>
          ))}
        </ul>
      </Links>
      <Menu />
    </Bar>
  );
});

const Bar = styled(Container)`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: calc(var(--round-button) + 2 * var(--nav-padding));
  padding-block: var(--nav-padding);

  @media print {
    display: none;
  }
`;

const Home = styled(Link)`
  display: flex;
  gap: 0.7rem;
  align-items: center;
  /* Keeps a long name from pushing the menu button to a second line. */
  max-width: calc(100% - var(--round-button) - 1rem);
  min-height: var(--target);
  font: 700 var(--small) / 1 var(--display);
  text-decoration: none;
`;

const Links = styled.nav`
  ul {
    display: flex;
    align-items: center;
    gap: 2.5rem;
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    min-width: var(--target);
    min-height: var(--target);
    font-weight: 500;
    text-decoration: none;
  }
  li:not(:last-child) a::after {
    content: '';
    position: absolute;
    inset: auto 0 5px;
    height: 2px;
    background: var(--nav-accent, var(--accent));
    transform: scaleX(0);
    transform-origin: left;
    transition: transform 0.2s;
  }
  li a:hover::after,
  li a[aria-current='page']::after {
    transform: scaleX(1);
  }
  li:last-child a {
    ${button}
    display: flex;
  }
  @media (forced-colors: active) {
    li:not(:last-child) a::after {
      background: LinkText;
    }
    li:last-child a[aria-current] {
      text-decoration: underline;
    }
  }

  @media screen and ${upToSmall} {
    display: none;
    ${withoutScripts('display: block;')}
    width: 100%;
    padding-top: 0.75rem;

    ul {
      flex-wrap: wrap;
      gap: 0.5rem 1.75rem;
    }
    li:last-child a {
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      font-weight: 500;
    }
  }
`;
