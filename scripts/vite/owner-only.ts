import { parseSync, type Plugin } from 'vite';

/** Leaves what is only for the owner out of the published code: a draft is its statement, a question nothing. */
export function ownerOnly(): Plugin {
  return {
    name: 'owner-only',
    apply: 'build',
    transform: {
      // Before anything is renamed.
      order: 'pre',
      filter: { id: /\/src\/(cases|content)\/.*\.ts$/, code: /\b(draft|question)\(/ },
      handler: (code, id) => withoutNotes(id, code),
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

export function withoutNotes(file: string, code: string): string {
  const kept: string[] = [];
  let at = 0;
  const replace = (start: number, end: number, by: string) => {
    kept.push(code.slice(at, start), by);
    at = end;
  };
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    const { type, start, end, callee, arguments: given } = node as Call;
    const name = type === 'CallExpression' ? callee.name : undefined;
    const [statement] = given ?? [];
    if (name === 'question') replace(start, end, 'undefined');
    else if (name === 'draft' && statement) {
      replace(start, statement.start, '(');
      visit(statement);
      replace(statement.end, end, ')');
    } else Object.values(node).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return [...kept, code.slice(at)].join('');
}
