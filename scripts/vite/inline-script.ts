import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc } from 'vite';

export async function inlineScript(
  name: string,
  constants: Record<string, unknown> = {},
): Promise<string> {
  const file = fileURLToPath(new URL(`../../src/start/${name}.ts`, import.meta.url));
  const define = Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]);
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {
    define: Object.fromEntries(define) as Record<string, string>,
  });
  return (await minify(file, code)).code.trim();
}
