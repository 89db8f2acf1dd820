import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { errors } from '../content/errors';
import { StaticPage } from '../shell/ErrorBoundaries';
import { upToSmall } from '../theme/breakpoints';
import { Button, QuietButton } from '../ui/Button';
import { Container } from '../ui/Container';
import { Frame } from '../ui/Frame';
import { Label } from '../ui/Label';
import { Lead } from '../ui/Lead';
import { usePageLocation } from '../ui/page-context';

interface Props {
  findMeant: (typed: string) => Promise<string | undefined>;
}

export function NotFound({ findMeant }: Props) {
  const meant = useNearMiss(usePageLocation().pathname, findMeant);
  return (
    <ErrorPage label={errors.notFound} sign="404" links={errors.links}>
      <Lead>
        {errors.nothingHere}
        {meant && (
          <>
            {' '}
            {errors.nearMiss} <Link to={meant}>{meant}</Link>?
          </>
        )}
      </Lead>
    </ErrorPage>
  );
}

const describe = (error: unknown): string => {
  if (error instanceof Error && error.message) return error.message;
  return 'Unknown error';
};

/** One prerendered page serves all unknown addresses, so the suggestion comes after hydration. */
function useNearMiss(typed: string, findMeant: Props['findMeant']): string | undefined {
  const [meant, setMeant] = useState<string>();
  useEffect(() => {
    findMeant(typed).then(setMeant, () => {});
  }, [typed, findMeant]);
  return meant;
}

/** An empty `to` reloads the page. */
const again = { label: errors.again, to: '' };

const shownPage = 'main > div:not([inert])';

export function Broken({ error }: { error: unknown }) {
  const [wasShown] = useState(() => document.querySelector(shownPage) !== null);
  if (wasShown) return <StaticPage selector={`${shownPage} > *`} />;
  return (
    <ErrorPage label={describe(error)} sign="!" links={[again, ...errors.links]}>
      <Lead>{errors.broken}</Lead>
    </ErrorPage>
  );
}

interface PageProps {
  label: string;
  sign: string;
  links: readonly { label: string; to: string }[];
  children: React.ReactNode;
}

function ErrorPage({ label, sign, links, children }: PageProps) {
  return (
    <Page>
      <div>
        <Label>{label}</Label>
        <h1 tabIndex={-1}>{errors.title}</h1>
        {children}
        <Links>
          {links.map(({ label: linkLabel, to }, index) => {
            const LinkButton = index > 0 ? QuietButton : Button;
            return (
              <LinkButton key={to} to={to}>
                {linkLabel}
              </LinkButton>
            );
          })}
        </Links>
      </div>
      <Box aria-hidden="true">
        {sign}
        <Frame />
      </Box>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: 1.4fr 1fr;
  gap: 3rem;
  align-items: center;
  min-height: 62vh;
  padding-block: clamp(2rem, 8vh, 7rem);

  h1 {
    margin: 1rem 0 1.4rem;
    font-size: min(15vw, clamp(2.4rem, 1.2rem + 4.4vw, 5rem));
  }
  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;
  margin-top: 2rem;
`;

const Box = styled.div`
  --frame-gap: 0px;
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  font: 700 clamp(5rem, 3rem + 5vw, 7rem) / 1 var(--display);
  letter-spacing: -0.05em;

  > span {
    border-style: dashed;
  }
`;
