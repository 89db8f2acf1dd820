import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { drawerOf, stops } from '../test-stage';

const stages = import.meta.glob<ComponentType<{ alt: string }>>('./*/Stage.tsx', {
  eager: true,
  import: 'CaseStage',
});

describe.each(Object.entries(stages))('the stage in %s', (_file, CaseStage) => {
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
});
