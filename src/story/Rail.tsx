import styled from 'styled-components';
import { Label } from '../ui/Label';
import { SiteLink } from '../ui/SiteLink';

export interface RailEntry {
  id: string;
  title: string;
}

/** The chapters as links beside the story, on screens that have room for them. */
export function Rail({ entries }: { entries: readonly RailEntry[] }) {
  return (
    <Nav aria-label="Chapters">
      <Label>Story</Label>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <SiteLink to={`#${id}`}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  position: sticky;
  top: 2rem;
  align-self: start;
  padding-top: var(--chapter);

  ol {
    margin-top: 0.8rem;
    border-left: 1.5px solid var(--line);
  }
  a {
    display: block;
    padding: 0.34rem 0 0.34rem 1rem;
    color: var(--ink-2);
    font-size: 0.95rem;
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    color: var(--ink);
    text-decoration: underline;
  }

  @media screen and (max-width: 900px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
