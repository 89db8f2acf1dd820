import { memo } from 'react';
import styled from 'styled-components';
import { cases } from '../cases';
import { owner } from '../content/owner';
import { footer } from '../content/shell';
import type { LinkTo } from '../content/types';
import { upToSmall } from '../theme/breakpoints';
import { Container } from '../ui/Container';
import { Icon, type IconName } from '../ui/Icon';
import { Label } from '../ui/Label';
import { SiteLink } from '../ui/SiteLink';
import { useIsCurrent } from './current-page';
import { Keys } from './Keys';
import { MotionSwitch } from './MotionSwitch';
import { ThemeSwitch } from './ThemeSwitch';
import { useYear } from './year';

const elsewhere: { icon: IconName; label: string; to: string; newTab: boolean }[] = [
  { icon: 'profile', label: owner.profile.label, to: owner.profile.address, newTab: true },
  { icon: 'code', label: owner.codeHost.label, to: owner.codeHost.address, newTab: true },
  { icon: 'mail', label: 'Email', to: `mailto:${owner.mail}`, newTab: false },
];

const lists: { title: string; links: readonly LinkTo[] }[] = [
  {
    title: footer.stories,
    links: cases.map(({ slug, name }) => ({ label: name, to: `/${slug}` })),
  },
  { title: footer.site, links: footer.links },
];

export const Footer = memo(function Footer() {
  const isCurrent = useIsCurrent();
  return (
    <Background>
      <Container>
        {!isCurrent('/contact') && (
          <Call>
            <SiteLink to="/contact">{footer.call}</SiteLink>
          </Call>
        )}
        <Columns>
          <div>
            <Label as="h2">Credits</Label>
            <p>{footer.credits}</p>
          </div>
          <Pages aria-label="Footer">
            {lists.map(({ title, links }) => (
              <div key={title}>
                <Label as="h2">{title}</Label>
                <ul>
                  {links.map(({ label, ...link }) => (
                    <li key={label}>
                      <SiteLink {...link} aria-current={isCurrent(link.to) ? 'page' : undefined}>
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Pages>
          <div>
            <Label as="h2">Elsewhere</Label>
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
        </Columns>
        <Base>
          <Label>{`© ${[useYear(), owner.name].filter(Boolean).join(' ')} — ${footer.rights}`}</Label>
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

const Background = styled.footer`
  --label: var(--on-night-2);
  --focus: var(--night-accent);
  background: var(--night);
  color: var(--on-night);
  padding: clamp(3rem, 7vw, 6rem) 0 2rem;

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
  margin-bottom: 3.5rem;
  font: 700 var(--h1) / 0.95 var(--display);
  letter-spacing: -0.04em;
`;

const Pages = styled.nav`
  display: contents;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.6fr 1.4fr 1fr 1fr;
  gap: 2.5rem 2rem;

  ${Call} + & {
    padding-top: 1.6rem;
    border-top: 1px solid var(--night-line);
  }
  p {
    max-width: 26.6em;
    margin-top: 0.7rem;
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
    font-weight: 500;
  }

  @media screen and ${upToSmall} {
    display: flex;
    flex-wrap: wrap;
    > *,
    > nav > * {
      flex: 1 7.5rem;
    }
    > :first-child,
    > nav > :first-child {
      flex-basis: 100%;
    }
  }
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2rem;
  justify-content: space-between;
  align-items: center;
  margin-top: 3rem;
`;

const Switches = styled(Label)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem 2rem;
`;
