import { readdirSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { numberOfFile, withIdsFrom } from './component-ids.ts';

const source = `
  import styled from 'styled-components';
  export const Box = styled.div\`display: grid;\`;
  export const Line = styled(Box)\`display: block;\`;
`;

async function compiled(folder: string) {
  const { code } = await transformWithOxc(source, `${folder}/src/ui/Box.tsx`, {
    plugins: { styledComponents: { ssr: true } },
  });
  return code;
}

const idsIn = (code: string) => code.match(/sc-[\w-]+/g);

test('components have the same ids in every checkout folder', async () => {
  const [here, there] = [await compiled('/home/here'), await compiled('/srv/there')];
  expect(idsIn(here)).not.toEqual(idsIn(there));

  const [ids, same] = [here, there].map((code) => idsIn(withIdsFrom('src/ui/Box.tsx', code)));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect(same).toEqual(ids);
});

test('components in different files have different ids', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const components = files.filter((file) => /\.tsx?$/.test(file));
  expect(new Set(components.map(numberOfFile)).size).toBe(components.length);
});
