export interface State {
  pages: Page[];
  items: ContentItem[];
  cases: { slug: string; name: string; inGrid: boolean }[];
  problems: { page: string; line: string; isNote: boolean }[];
  /** Without `bytes`, the file does not exist, and the build generates a resume. */
  resume: { file: string; bytes?: number };
  /** Newest first. */
  undo: UndoEntry[];
  /** The first syntax error in the content, with its file and line. */
  broken?: string;
}

export interface UndoEntry {
  id: string;
  label: string;
  blocked?: string;
}

export interface Page {
  /** A path, or “every page” for content that belongs to no single page. */
  path: string;
  name: string;
}

/**
 * Plain words, or an expression that a text embeds as `${…}`. `figure` is the source of the
 * expression, and `value` is what the page shows in its place. If `value` is the text of an item,
 * `item` is the key of this item.
 */
export type Part = string | { figure: string; value: string; item?: string };

export interface ContentItem {
  /** File and field, such as `src/content/home.ts hero.title`. */
  key: string;
  /** Hash of the item's source, so that an item that changed on disk is not overwritten. */
  hash: string;
  file: string;
  page: string;
  kind: 'draft' | 'question' | 'placeholder' | 'picture' | 'text';
  line: number;
  field: string;
  text: string;
  /**
   * The words of the item's value, or of a question's fallback. Empty if a question has none, or if
   * the value or fallback is neither a string nor a template literal.
   */
  parts: Part[];
  /** The question's words. The page shows its fallback, `parts`, until the owner answers it. */
  question?: string;
  /** True for the template text of a new case, which the owner must replace and cannot confirm. */
  isPrompt?: boolean;
  /** The reason why the desk cannot change the item. */
  closed?: string;
  /** `path` is relative to the project's root. */
  picture?: { file: string; alt: string; path: string };
  /** Only for a placeholder that is not a picture: the id of its element in the page. */
  anchor?: string;
  /**
   * The field paths of the list entries that contain the item (`a.list[0]`), innermost first.
   * Entries of lists with a fixed length are left out.
   */
  entries: readonly string[];
}

export interface PublishCheck {
  isReady: boolean;
  said: string;
}

export type CaseChange =
  | { op: 'new'; slug: string; name: string }
  | { op: 'remove' | 'hide' | 'show'; slug: string }
  | { op: 'order'; slug: string; place: number };
