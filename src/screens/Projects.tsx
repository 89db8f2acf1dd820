import styled from 'styled-components';
import { projects } from '../content/projects';
import { Container } from '../ui/Container';
import { Lead } from '../ui/Lead';
import { SiteLink } from '../ui/SiteLink';

export function Component() {
  return (
    <Page>
      <h1 tabIndex={-1}>{projects.title}</h1>
      <Lead>
        {projects.line} <SiteLink to={projects.link.to}>{projects.link.label}</SiteLink>.
      </Lead>
    </Page>
  );
}

const Page = styled(Container)`
  min-height: 62vh;
  padding-block: clamp(1.5rem, 8vh, 6rem) var(--chapter);

  h1 {
    font-size: var(--h1);
  }
  ${Lead} {
    margin: 1.6rem 0 2rem;
  }
`;
