import { parseSync, type Plugin } from 'vite';

/** Removes notes to the owner from the build: draft(x) becomes x, question(…) becomes undefined. */
export function ownerOnly(): Plugin {
  return {
    name: 'owner-only',
    apply: 'build',
    transform: {
      // Before other plugins rename the calls.
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
  const parts: string[] = [];
  let at = 0;
  const replace = (start: number, end: number, by: string) => {
    parts.push(code.slice(at, start), by);
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
  return [...parts, code.slice(at)].join('');
}
