import { parseSync, type Plugin } from 'vite';

/** Publishes draft(x) as x, and question(…) as undefined. */
export function ownerOnly(): Plugin {
  return {
    name: 'owner-only',
    apply: 'build',
    transform: {
      // Before other plugins rename the calls.
      order: 'pre',
      filter: { id: /\/src\/(cases|content)\/.*\.ts$/, code: /\b(draft|question)\(/ },
      handler: (code, id) => withoutMarks(id, code),
    },
  };
}

interface Call {
  type: string;
  start: number;
  end: number;
  callee: { name?: string };
  arguments: { start: number; end: number }[];
}

export function withoutMarks(file: string, code: string): string {
  const parts: string[] = [];
  let at = 0;
  const replace = (start: number, end: number, by: string) => {
    parts.push(code.slice(at, start), by);
    at = end;
  };
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    const { type, start, end, callee, arguments: values } = node as Call;
    const name = type === 'CallExpression' ? callee.name : undefined;
    const [words] = values ?? [];
    if (name === 'question') replace(start, end, 'undefined');
    else if (name === 'draft' && words) {
      replace(start, words.start, '(');
      visit(words);
      replace(words.end, end, ')');
    } else Object.values(node).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return [...parts, code.slice(at)].join('');
}
