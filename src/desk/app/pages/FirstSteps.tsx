import styled from 'styled-components';
import { everyPage, isOpen } from '../content-items';
import { addressOf } from '../desk-route';
import { useDesk } from '../use-desk';

const steps = [
  ['Your name', 'src/content/owner.ts owner.name'],
  ['Your email address', 'src/content/owner.ts owner.mail'],
  ['Your profile', 'src/content/owner.ts owner.profile.address'],
  ['Your code host', 'src/content/owner.ts owner.codeHost.address'],
  ['The site’s address', 'src/content/owner.ts owner.address'],
  ['Your photo', 'src/content/home.ts hero.avatar'],
] as const;

export function FirstSteps() {
  const { state } = useDesk();
  const links = steps.flatMap(([name, key]) => {
    const item = state.items.find((each) => each.key === key);
    if (!item) return [];
    return [{ name, isDone: !isOpen(item), to: { page: item.page, mark: key } }];
  });
  const hasResume = state.resume.bytes !== undefined;
  const all = [...links, { name: 'Your resume', isDone: hasResume, to: { page: everyPage } }];
  if (all.every(({ isDone }) => isDone)) return null;
  return (
    <Steps aria-label="First steps">
      <h2>Make it yours</h2>
      <ol>
        {all.map(({ name, isDone, to }) => (
          <li key={name}>
            <a href={addressOf('words', to)}>{name}</a>
            <span>{isDone ? '✓ Done' : 'To do'}</span>
          </li>
        ))}
      </ol>
    </Steps>
  );
}

const Steps = styled.section`
  margin-top: 1.5rem;

  h2 {
    padding-bottom: 0.6rem;
    font-size: var(--h3);
  }
  ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    border: var(--rule);
  }
  li {
    padding: 0.5rem 1rem 0.7rem;
    box-shadow: 1px 0 var(--line);
  }
  a {
    display: block;
    font-weight: 600;
    line-height: var(--target);
  }
  span {
    font: 500 0.8125rem/1.3 var(--mono);
    color: var(--ink-2);
  }
`;
