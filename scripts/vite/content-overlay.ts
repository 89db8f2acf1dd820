import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { normalizePath, type Plugin } from 'vite';

/** While developing, the browser shows what `npm run content` has to say. */
export function contentOverlay(): Plugin {
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer({ config, hot, watcher }) {
      const isContent = (file: string) =>
        /^\/src\/(content|cases)\//.test(normalizePath(file).slice(config.root.length));
      const check = async () => {
        const lines = await problemsIn(config.root);
        if (lines) hot.send({ type: 'error', err: { message: lines, stack: '' } });
      };
      hot.on('connection', check);
      let soon: NodeJS.Timeout | undefined;
      watcher.on('all', (_event, file) => {
        if (!isContent(file)) return;
        // Once for all that changes together.
        clearTimeout(soon);
        soon = setTimeout(() => void check(), 100);
      });
    },
  };
}

/** A line for each problem; none where the content is whole. */
export const problemsIn = async (root: string): Promise<string> =>
  (await linesIn(root)).filter((line) => !line.startsWith('Note: ')).join('\n');

/** What `npm run content` has to say there. */
export async function linesIn(root: string): Promise<string[]> {
  const command = spawn(process.execPath, ['scripts/check/content.mjs'], { cwd: root });
  const lines = await text(command.stderr);
  return lines.split('\n').filter(Boolean);
}
