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
      watcher.on('all', (_event, file) => {
        if (isContent(file)) void check();
      });
    },
  };
}

/** A line for each problem; none where the content is whole. */
export async function problemsIn(root: string): Promise<string> {
  const command = spawn(process.execPath, ['scripts/check/content.mjs'], { cwd: root });
  const lines = await text(command.stderr);
  return lines
    .split('\n')
    .filter((line) => line && !line.startsWith('Note: '))
    .join('\n');
}
