import { memo, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { owner } from '../content/owner';
import { footer } from '../content/shell';
import { upToSmall } from '../theme/breakpoints';
import { Container } from '../ui/Container';
import { Icon, type IconName } from '../ui/Icon';
import { Term } from '../ui/Label';
import { SiteLink } from '../ui/SiteLink';
import { useIsCurrent } from './navigation/RouterProvider';
import { Keys } from './Keys';
import { MotionSwitch, ThemeSwitch } from './PreferenceSwitch';

const elsewhere: { icon: IconName; label: string; to: string; newTab: boolean }[] = [
  { icon: 'profile', label: owner.profile.label, to: owner.profile.address, newTab: true },
  { icon: 'code', label: owner.codeHost.label, to: owner.codeHost.address, newTab: true },
  { icon: 'mail', label: 'Email', to: `mailto:${owner.mail}`, newTab: false },
];

export const Footer = memo(function Footer({ hasCall }: { hasCall: boolean }) {
  const isCurrent = useIsCurrent();
  return (
    <Background>
      <Container>
        {hasCall && (
          <Call>
            <SiteLink to="/contact">
              {footer.call} <Icon name="arrowRight" size="0.8em" />
            </SiteLink>
          </Call>
        )}
        <Columns>
          <nav aria-label="Footer">
            <Term as="h2">{footer.site}</Term>
            <ul>
              {footer.links.map(({ label, ...link }) => (
                <li key={label}>
                  <SiteLink {...link} aria-current={isCurrent(link.to) ? 'page' : undefined}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <Term as="h2">{footer.profiles}</Term>
            <ul>
              {elsewhere.map(({ icon, label, ...link }) => (
                <li key={label}>
                  <SiteLink {...link}>
                    <Icon name={icon} size="1.2em" />
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <Term as="h2">Credits</Term>
            <p>{footer.credits}</p>
          </div>
        </Columns>
        <Base>
          <Term>{`© ${[useYear(), owner.name].filter(Boolean).join(' ')} — ${footer.rights}`}</Term>
          <Switches as="div">
            <Keys />
            <MotionSwitch />
            <ThemeSwitch />
          </Switches>
        </Base>
      </Container>
    </Background>
  );
});

const never = () => () => {};

/** While the page hydrates, the year must be the prerendered one, which is that of the build. */
export const useYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );

const Background = styled.footer`
  --label: var(--on-night-2);
  --focus: var(--night-accent);
  background: light-dark(var(--night), #0e0c0b);
  color: var(--on-night);
  padding: clamp(2.5rem, 5vw, 4.5rem) 0 1.5rem;

  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

const Call = styled.p`
  max-width: none;
  margin-bottom: clamp(1.5rem, 3vw, 2.5rem);
  font: 700 clamp(2.9rem, 1.6rem + 3.6vw, 5.4rem) / 0.95 var(--display);
  letter-spacing: var(--display-tracking);

  a {
    display: inline-block;
    align-content: center;
    min-height: var(--target);
    overflow-wrap: anywhere;
  }
  svg {
    display: inline;
    vertical-align: -0.05em;
  }
  /* Smaller on a case's page, because the story's end, just above the footer, has a large title. */
  [data-story] & {
    font-size: clamp(1.75rem, 1.5rem + 1vw, 2.5rem);
  }
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.2rem clamp(2rem, 4vw, 3.5rem);

  ${Call} + & {
    padding-top: 1.6rem;
    border-top: 1px solid var(--night-line);
  }
  p {
    max-width: 26.6em;
    margin-top: 0.9rem;
    text-wrap: balance;
  }
  ul {
    margin-top: 0.45rem;
  }
  li a {
    display: inline-flex;
    gap: 0.6em;
    align-items: center;
    min-width: var(--target);
    min-height: var(--target);
    padding-block: 0.6rem;
    font-weight: 500;
    line-height: 1.3;
  }

  > * {
    flex: 1 1 11rem;
  }
  > nav {
    flex: 1.4 1 15rem;
  }
  > nav ul {
    columns: 2;
    column-gap: 1.2rem;
  }
  li {
    break-inside: avoid;
  }

  @media screen and ${upToSmall} {
    /* Two columns, or only one if the visitor has chosen a large font size. */
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(max(8rem, 40%), 100%), 1fr));
    column-gap: 1.2rem;

    > nav ul {
      columns: auto;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2rem;
  justify-content: space-between;
  align-items: center;
  margin-top: 2rem;

  @media screen and ${upToSmall} {
    flex-direction: column-reverse;
    align-items: stretch;
  }
`;

const Switches = styled(Term)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem 1.6rem;

  @media screen and ${upToSmall} {
    display: grid;
  }
`;
