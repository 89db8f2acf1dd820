import { expect, test } from 'vitest';
import { fileOf, sourceAddress } from './design-names';

const names = {
  files: { '4f': 'src/story/CaseHeader.tsx' },
  parts: {
    minimart: {
      door: 'src/cases/minimart/Stage.tsx',
      'door-left': 'src/cases/minimart/StageDoor.tsx',
    },
  },
} as unknown as Parameters<typeof fileOf>[1];

test('finds the source file of the nearest component by a class name', () => {
  document.body.innerHTML = '<header class="sc-4f-1 kZf"><b></b></header>';
  const [bold, body] = [document.querySelector('b'), document.body];
  expect(bold && fileOf(bold, names)).toBe('src/story/CaseHeader.tsx');
  expect(fileOf(body, names)).toBeUndefined();
});

test('finds a scene part’s file by the longest known prefix of the part’s name, or else Stage.tsx', () => {
  history.replaceState(null, '', '/minimart');
  const fileOfPart = (part: string) => {
    document.body.innerHTML = `<svg><g data-part="${part}" /></svg>`;
    const drawn = document.querySelector('g');
    return drawn && fileOf(drawn, names);
  };
  expect(fileOfPart('door-left-2')).toBe('src/cases/minimart/StageDoor.tsx');
  expect(fileOfPart('window')).toBe('src/cases/minimart/Stage.tsx');
});

test('links to a file only if the code host’s address is a repository', () => {
  const file = 'src/ui/Lead.tsx';
  expect(sourceAddress('https://code.example/ada/site/', file)).toBe(
    'https://code.example/ada/site/blob/HEAD/src/ui/Lead.tsx',
  );
  expect(sourceAddress('https://code.example/ada', file)).toBeUndefined();
});
