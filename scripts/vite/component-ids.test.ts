import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { withIdsFrom } from './component-ids.ts';

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

test('a project compiles to the same ids in every folder', async () => {
  const [here, there] = [await compiled('/home/here'), await compiled('/srv/there')];
  expect(idsIn(here)).not.toEqual(idsIn(there));

  const [ids, same] = [here, there].map((code) => idsIn(withIdsFrom('src/ui/Box.tsx', code)));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect(same).toEqual(ids);
});

test('each file has its own ids', async () => {
  const code = await compiled('/home/here');
  expect(idsIn(withIdsFrom('src/ui/Box.tsx', code))).not.toEqual(
    idsIn(withIdsFrom('src/ui/Line.tsx', code)),
  );
});
