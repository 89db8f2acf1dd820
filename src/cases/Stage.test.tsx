import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Story } from '../content/types';
import { drawerOf, stops } from '../test-stage';

const stages = import.meta.glob<typeof import('./minimart/Stage')>('./*/Stage.tsx', {
  eager: true,
});
const stories = import.meta.glob<Story>('./*/story.ts', { eager: true, import: 'story' });
const layouts = import.meta.glob<object>('../story/scene/layouts/*.{ts,tsx}', { eager: true });

describe.each(Object.entries(stages))('the stage in %s', (file, { CaseStage, CaseLayout }) => {
  const drawn = drawerOf(CaseStage);

  test('looks different at each stop', () => {
    const pictures = stops.map((stop) =>
      Array.from(drawn(stop).parts, ([name, { style }]) => `${name} ${style.cssText}`).join(),
    );
    expect(new Set(pictures).size).toBe(5);
  });

  test('uses its alt text as its accessible name', () => {
    drawn(4);
    expect(screen.getByLabelText('What the stage shows')).toHaveAttribute(
      'role',
      expect.stringMatching(/^(img|group)$/),
    );
  });

  test('exports the layout that its story names', () => {
    const { blocks } = stories[file.replace('Stage.tsx', 'story.ts')]?.chapters.approach ?? {};
    const scene = blocks?.find((block) => block.kind === 'scene');
    const named = Object.entries(layouts).find(([path]) => path.includes(`/${scene?.layout}.`));
    expect(Object.values(named?.[1] ?? {})).toContain(CaseLayout);
  });
});
