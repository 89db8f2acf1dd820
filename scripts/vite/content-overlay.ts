import { normalizePath, type Plugin } from 'vite';
import { linesIn, problemsAmong } from '../check/content-command.ts';

const isContent = /^\/(public|src\/(content|cases))\//;

export function contentOverlay(): Plugin {
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer({ config, hot, watcher }) {
      // The check takes seconds, so all open tabs share its result until content changes.
      let lines: Promise<string[]> | undefined;
      const check = async () => {
        lines ??= linesIn(config.root);
        const problems = problemsAmong(await lines);
        if (problems) hot.send({ type: 'error', err: { message: problems, stack: '' } });
      };
      hot.on('connection', check);
      let debounce: NodeJS.Timeout | undefined;
      watcher.on('all', (_event, file) => {
        if (!isContent.test(normalizePath(file).slice(config.root.length))) return;
        lines = undefined;
        clearTimeout(debounce);
        debounce = setTimeout(() => void check(), 100);
      });
    },
  };
}
