/** A position in a page: a range of text, or an element such as a picture. */
export type Spot = Range | Element;

/** Ranges that are part of a longer text. */
const parts = new WeakSet<Spot>();
export const isPart = (spot: Spot): boolean => parts.has(spot);

const inline = new Set(
  'A ABBR B CITE CODE EM I KBD LABEL MARK Q S SMALL SPAN STRONG SUB SUP TIME U TSPAN'.split(' '),
);
const unread = 'script, style, noscript, template';

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

const blockOf = (node: Node) => {
  let element = node.parentElement;
  while (element && inline.has(element.tagName.toUpperCase())) element = element.parentElement;
  return element;
};

const isPartOfWord = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** Indexes the text of a page, to find the position of a text. */
export class Words {
  private readonly text: string;
  /** For each character, its node and offset. */
  private readonly nodes: Text[] = [];
  private readonly offsets: number[] = [];
  private readonly labelled = new Map<string, Element[]>();
  private readonly root: Element;

  constructor(root: Element) {
    this.root = root;
    const written: string[] = [];
    const put = (character: string, node: Text, offset: number) => {
      written.push(character);
      this.nodes.push(node);
      this.offsets.push(offset);
    };
    const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let block: Element | null = null;
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.parentElement?.closest(unread)) continue;
      const around = blockOf(node);
      if (around !== block && written.length > 0) put('\n', node, 0);
      block = around;
      for (let offset = 0; offset < node.data.length; offset += 1) {
        const character = node.data.charAt(offset);
        if (!/\s/.test(character)) put(character, node, offset);
        else if (!/^[\s]?$/.test(written.at(-1) ?? '')) put(' ', node, offset);
      }
    }
    this.text = written.join('');
    for (const element of root.querySelectorAll('[alt], [aria-label]')) {
      this.label(element.getAttribute('alt') ?? element.getAttribute('aria-label'), element);
    }
    for (const title of root.querySelectorAll('svg > title')) {
      if (title.parentElement) this.label(title.textContent, title.parentElement);
    }
  }

  private label(text: string | null, element: Element) {
    const words = collapse(text ?? '');
    if (words) this.labelled.set(words, [...(this.labelled.get(words) ?? []), element]);
  }

  /** Finds a content value: a text, a list, or an object such as a picture. */
  find(value: unknown): Spot[] {
    if (typeof value === 'string' || typeof value === 'number') {
      const words = collapse(String(value));
      if (!words) return [];
      return [...this.findText(words), ...(this.labelled.get(words) ?? [])];
    }
    if (Array.isArray(value)) return value.flatMap((one) => this.find(one));
    return typeof value === 'object' && value ? this.findObject(value) : [];
  }

  /** Finds the text as a whole block, or else within longer text. */
  private findText(words: string): Range[] {
    const whole: Range[] = [];
    const within: Range[] = [];
    for (let at = this.text.indexOf(words); at >= 0; at = this.text.indexOf(words, at + 1)) {
      const end = at + words.length;
      const [before = '\n', after = '\n'] = [this.text[at - 1], this.text[end]];
      if (before === '\n' && after === '\n') whole.push(this.range(at, end));
      else if (!isPartOfWord(before) && !isPartOfWord(after)) within.push(this.range(at, end));
    }
    if (whole.length > 0) return whole;
    within.forEach((range) => parts.add(range));
    return within;
  }

  private range(start: number, end: number): Range {
    const range = this.root.ownerDocument.createRange();
    const [first, last] = [this.nodes[start], this.nodes[end - 1]];
    if (first) range.setStart(first, this.offsets[start] ?? 0);
    if (last) range.setEnd(last, (this.offsets[end - 1] ?? 0) + 1);
    return range;
  }

  private findObject(value: object): Element[] {
    const { alt, file, id, name } = value as Partial<Record<string, unknown>>;
    const named = typeof alt === 'string' ? this.labelled.get(collapse(alt)) : undefined;
    if (named) return named;
    if (typeof file === 'string') {
      const stem = file.replace(/\.\w+$/, '');
      const shown = [...this.root.querySelectorAll('img, source, video')].filter((element) =>
        ['src', 'srcset', 'poster'].some((attribute) =>
          element.getAttribute(attribute)?.includes(`/${stem}.`),
        ),
      );
      if (typeof name !== 'string' || shown.length > 0) {
        return shown.map((element) => element.closest('picture') ?? element);
      }
      // A logo may be inline SVG beside its name.
      return this.findText(name)
        .map(({ startContainer }) => startContainer.parentElement)
        .filter((element) => element !== null)
        .filter((element) => [...element.children].some((child) => child.matches('svg, img')));
    }
    const section = typeof id === 'string' && this.root.querySelector(`#${CSS.escape(id)}`);
    return section ? [section] : [];
  }
}
