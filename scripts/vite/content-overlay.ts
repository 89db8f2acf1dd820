import { normalizePath, type Plugin } from 'vite';
import { problemsAmong } from '../check/content-command.ts';
import { contentLines } from '../../src/desk/server/content-lines.ts';

/** While developing, the browser shows what `npm run content` has to say. */
export function contentOverlay(): Plugin {
  return {
    name: 'content-overlay',
    apply: 'serve',
    configureServer({ config, hot, watcher }) {
      const isContent = (file: string) =>
        /^\/src\/(content|cases)\//.test(normalizePath(file).slice(config.root.length));
      const check = async () => {
        // What the desk has just tried, or another page has asked, is known. Of a file that goes while it is looked
        // at, the watcher tells.
        const lines = problemsAmong(await contentLines(config.root).catch(() => []));
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
