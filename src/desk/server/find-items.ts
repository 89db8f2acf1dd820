import { parseSync } from 'vite';
import type { ContentItem } from '../contract.ts';
import { dataFields, lineOf, textOf } from './site.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a node's fields depend on its type
export type Node = { type: string; start: number; end: number } & Record<string, any>;

export interface Found extends Pick<ContentItem, 'key' | 'kind' | 'field' | 'line' | 'text'> {
  start: number;
  end: number;
  words?: Node;
  /** The argument of draft(…), or the fallback of a question. */
  inner?: Node;
  question?: string;
  closed?: string;
  picture?: Node;
  isInTemplate: boolean;
  isData: boolean;
  anchor?: string;
  entries: readonly Entry[];
}

export interface Entry {
  field: string;
  node: Node;
  list: Node;
}

const notWords = new Set([...dataFields, 'placeholderFor']);

const editableData = new Set(['accent', 'address', 'background', 'foreground', 'tint']);

/**
 * Lists whose entries the desk does not copy or remove: lists with a fixed length, and the list of
 * cases, which has a view of its own.
 */
const fixedLists = new Set(
  'cards cases columns headline list lists navigation steps title'.split(' '),
);

interface Context {
  field: string;
  name: string;
  /** False inside drafts and computed values, where plain strings and pictures are not items. */
  isContent: boolean;
  isInTemplate?: boolean;
  entries: readonly Entry[];
}

export function findItems(file: string, source: string): Found[] {
  const { program, errors } = parseSync(file, source);
  const [mistake] = errors;
  if (mistake) {
    const { start } = mistake.labels[0] ?? { start: 0 };
    throw new Error(`${file}:${lineAt(source, start)}: ${mistake.message}`);
  }
  const found: Found[] = [];
  const isOwner = file === 'src/content/owner.ts';
  const isEditable = (name: string) => isOwner || editableData.has(name) || !notWords.has(name);
  const add = (node: Node, context: Context, rest: Partial<Found>) => {
    const { start, end } = node;
    const { field, name, entries, isInTemplate = false } = context;
    const line = lineOf(node, source);
    const isData = notWords.has(name);
    found.push({
      key: '',
      kind: 'text',
      field,
      line,
      start,
      end,
      text: '',
      isInTemplate,
      isData,
      entries,
      ...rest,
    });
  };
  const closedAt = (node: Node) =>
    `The desk cannot edit this. Change it in ${file}:${lineOf(node, source)}.`;

  function addPicture(node: Node, context: Context) {
    const { placeholderFor, file: picture, alt, film, id, name } = fieldsOf(node);
    const text = textOf(picture ?? film ?? id ?? node, source);
    const isPicture = picture?.type === 'Literal' && (alt ?? name);
    if (placeholderFor) {
      add(node, context, {
        kind: 'placeholder',
        text: `${text}: ${textOf(placeholderFor, source)}`,
        ...(isPicture
          ? { picture: node }
          : {
              closed: closedAt(node),
              anchor: id && textOf(id, source),
            }),
      });
    } else if (isPicture) add(node, context, { kind: 'picture', text, picture: node });
  }

  function addDraft(node: Node, context: Context) {
    const [inner] = node.arguments as Node[];
    if (!inner) return;
    const words = wordsOf(inner);
    add(node, context, {
      kind: 'draft',
      text: textOf(inner, source),
      inner,
      words,
      closed: words ? undefined : closedAt(node),
    });
    visit(inner, { ...context, isContent: false });
  }

  function addQuestion(node: Node, context: Context, call: Node, inner?: Node) {
    const asked = textOf(call.arguments[0], source);
    const words = inner && wordsOf(inner);
    const closed = inner && !words ? closedAt(node) : undefined;
    add(node, context, { kind: 'question', text: asked, question: asked, inner, words, closed });
  }

  function visit(node: Node | null | undefined, context: Context): void {
    if (!node) return;
    const { field, name, isContent, entries } = context;
    switch (node.type) {
      case 'ObjectExpression': {
        if (isContent) addPicture(node, context);
        for (const property of node.properties as Node[]) {
          const key = property.key && (property.key.name ?? property.key.value);
          if (property.type === 'SpreadElement') visit(property.argument, context);
          else visit(property.value, { isContent, name: key, field: join(field, key), entries });
        }
        return;
      }
      case 'ArrayExpression':
        (node.elements as Node[]).forEach((element, index) => {
          const entry = { field: `${field}[${index}]`, node: element, list: node };
          const within = fixedLists.has(name) ? entries : [entry, ...entries];
          visit(element, { isContent, name, field: entry.field, entries: within });
        });
        return;
      case 'CallExpression': {
        const called = node.callee.name;
        if (called === 'draft') addDraft(node, context);
        else if (called === 'question') addQuestion(node, context, node);
        else visitAll(node, context);
        return;
      }
      case 'LogicalExpression':
        if (isCall(node.left, 'question')) addQuestion(node, context, node.left, node.right);
        else visitAll(node, context);
        return;
      case 'Literal':
      case 'TemplateLiteral':
        if (isContent && wordsOf(node) && isEditable(name)) {
          add(node, context, { text: textOf(node, source), words: node });
        }
        for (const expression of node.expressions ?? []) {
          visit(expression, { ...context, isContent: false, isInTemplate: true });
        }
        return;
      default:
        if (typed.has(node.type)) visit(node.expression, context);
        else visitAll(node, context);
    }
  }

  function visitAll(node: Node, context: Context) {
    for (const child of Object.values(node).flat()) {
      if (child?.type) visit(child, { ...context, isContent: false });
    }
  }

  for (const statement of program.body as unknown as Node[]) {
    const { declarations } = statement.declaration ?? statement;
    if (!declarations) visitAll(statement, { field: '', name: '', isContent: false, entries: [] });
    for (const { id, init } of declarations ?? []) {
      // Each tile.ts and story.ts exports one object, so fields omit the object's name.
      const isWhole = statement.declaration && /^src\/cases\/.*\/(tile|story)\.ts$/.test(file);
      const field = isWhole ? '' : id.name;
      visit(init, { field, name: id.name, isContent: !isFunction(init), entries: [] });
    }
  }
  return withKeys(
    file,
    found.toSorted((a, b) => a.start - b.start),
  );
}

/** Builds keys from fields, not from line numbers, because an edit may shift lines. */
function withKeys(file: string, found: readonly Found[]): Found[] {
  const seen = new Map<string, number>();
  return found.map((item) => {
    const nth = (seen.get(item.field) ?? 0) + 1;
    seen.set(item.field, nth);
    const key = `${file} ${item.field}${nth > 1 ? ` ${nth}` : ''}`;
    return { ...item, key };
  });
}

const lineAt = (source: string, at: number) => source.slice(0, at).split('\n').length;

const typed = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression']);

const isFunction = (node: Node | null) => node?.type === 'ArrowFunctionExpression';

const isCall = (node: Node, name: string) =>
  node.type === 'CallExpression' && node.callee.name === name;

const join = (field: string, name: string) => (field ? `${field}.${name}` : name);

export function wordsOf(node: Node): Node | undefined {
  if (typed.has(node.type)) return wordsOf(node.expression);
  if (isCall(node, 'draft')) return wordsOf(node.arguments[0]);
  const isText = node.type === 'Literal' && typeof node.value === 'string';
  return isText || node.type === 'TemplateLiteral' ? node : undefined;
}

export const fieldsOf = (object: Node | undefined): Record<string, Node> =>
  object?.type === 'ObjectExpression'
    ? Object.fromEntries(
        object.properties.map(({ key, value }: Node) => [key?.name ?? key?.value, value]),
      )
    : {};
