import styled from 'styled-components';
import type { Look } from '../looks';
import { Field } from '../Field';
import { openKinds } from '../kinds';
import { countOf } from '../content-items';
import { refine, useDeskRoute } from '../desk-route';
import { Toggle } from '../Toggle';
import { useDesk } from '../use-desk';

interface Props {
  path: string;
  look: Look;
  isPicking: boolean;
}

export function PageBar({ path, look, isPicking }: Props) {
  const { state } = useDesk();
  const route = useDeskRoute();
  const left = (page: string) =>
    openKinds.reduce((sum, kind) => sum + countOf(state.items, kind, page), 0);
  const isPhone = look.size === 'phone';
  const isDark = look.theme === 'dark';
  const toggles = [
    ['size', 'Phone', isPhone, isPhone ? 'desktop' : 'phone'],
    ['theme', 'Dark', isDark, isDark ? 'light' : 'dark'],
    ['use', 'Follow links', !isPicking, isPicking ? 'visit' : ''],
  ] as const;
  return (
    <Bar>
      <Field>
        <span className="visually-hidden">Page</span>
        <select
          value={route.asked.page ?? path}
          onChange={({ target }) => refine(route, { page: target.value, mark: '' })}
        >
          {state.pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.name} ({left(page.path)} left)
            </option>
          ))}
        </select>
      </Field>
      {toggles.map(([name, label, isOn, value]) => (
        <Toggle
          key={name}
          type="button"
          aria-pressed={isOn}
          onClick={() => refine(route, { [name]: value })}
        >
          {label}
        </Toggle>
      ))}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  gap: 0.6rem 0.9rem;
  align-items: center;
  padding: 0.35rem 1.5rem;
  border-bottom: var(--hairline);

  > label {
    flex: 0 1 15rem;
    min-width: 6rem;
  }
  select {
    font-weight: 600;
  }
`;
