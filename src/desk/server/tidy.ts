import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parseSync } from 'vite';
import { applyEdits, type Edit } from './edits.ts';
import type { Node } from './find-items.ts';
import { Refusal } from './refusal.ts';

export async function tidy(root: string, file: string, source: string): Promise<string> {
  const filepath = path.join(root, file);
  return format(dropUnused(file, source), { ...(await resolveConfig(filepath)), filepath });
}

function dropUnused(file: string, source: string): string {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0)
    throw new Refusal(`${file} would not be TypeScript: ${errors[0]?.message}`);
  const body = program.body as unknown as Node[];
  const used = new Set(body.flatMap(namesUsedIn));
  const edits = body.flatMap((statement): Edit[] => {
    const { type, start, end, specifiers = [], declarations = [] } = statement;
    if (type === 'VariableDeclaration') {
      const isUsed = declarations.some(({ id }: Node) => used.has(id.name));
      return isUsed ? [] : [{ start, end, text: '' }];
    }
    if (type !== 'ImportDeclaration') return [];
    const kept = specifiers.filter(({ local }: Node) => used.has(local.name));
    if (kept.length === specifiers.length) return [];
    const whole = { start, end: end + Number(source[end] === '\n'), text: '' };
    if (kept.length === 0) return [whole];
    const names = kept.map((each: Node) => source.slice(each.start, each.end)).join(', ');
    const from = source.slice(statement.source.start, end);
    const kind = statement.importKind === 'type' ? 'import type' : 'import';
    return [{ start, end, text: `${kind} { ${names} } from ${from}` }];
  });
  const left = applyEdits(source, edits);
  // Only the dropped constant may have used another constant or import.
  return left === source ? source : dropUnused(file, left);
}

function namesUsedIn(node: Node | null | undefined): string[] {
  if (!node) return [];
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'Identifier') return [node.name];
  return Object.entries(node).flatMap(([field, value]) => {
    const isName = (field === 'key' || field === 'property') && !node.computed;
    if (isName) return [];
    // A declaration does not use its own name, but uses the names in its type.
    if (node.type === 'VariableDeclarator' && field === 'id')
      return namesUsedIn(value.typeAnnotation);
    return [value].flat().flatMap((child) => (child?.type ? namesUsedIn(child) : []));
  });
}
