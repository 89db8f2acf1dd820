import styled from 'styled-components';
import { projects } from '../content/projects';
import { Button } from '../ui/Button';
import { Container } from '../ui/Container';
import { Icon } from '../ui/Icon';
import { Lead } from '../ui/Lead';

export function Component() {
  return (
    <Page>
      <h1 tabIndex={-1}>{projects.title}</h1>
      <Lead>{projects.line}</Lead>
      <Button to={projects.link.to} className="screen-only">
        {projects.link.label} <Icon name="arrowRight" />
      </Button>
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
