/** The types of the data that the desk's page and server exchange. */

export interface State {
  pages: Page[];
  items: ContentItem[];
  cases: { slug: string; name: string; inGrid: boolean }[];
  problems: { page: string; line: string; isNote: boolean }[];
  /** The owner's resume. If the file does not exist, `bytes` is undefined, and the build generates a resume. */
  resume: { file: string; bytes?: number };
  /** The latest changes, newest first. Those without `blocked` can be undone. */
  undo: UndoEntry[];
  /** The first syntax error, which stops the site from loading, with its file and line. */
  broken?: string;
}

export interface UndoEntry {
  id: string;
  label: string;
  /** The reason why it cannot be undone now. */
  blocked?: string;
}

export interface Page {
  /** A path, or “every page”. */
  path: string;
  name: string;
}

/** Words, or an expression embedded in them, such as a figure. `item` is the key of the item that states its value. */
export type Part = string | { figure: string; value: string; item?: string };

export interface ContentItem {
  /** Its file and field, such as `src/content/home.ts hero.title`. */
  key: string;
  /** Hash of its source, so that an item that changed on disk is not overwritten. */
  hash: string;
  file: string;
  page: string;
  kind: 'draft' | 'question' | 'placeholder' | 'picture' | 'text';
  line: number;
  /** For example, `chapters.goals.points[1]`. */
  field: string;
  /** The item's text on one line. */
  text: string;
  /** The editable parts. Empty for a question without a fallback, and for a value that is not a string. */
  parts: Part[];
  /** The question. Its fallback is in `parts`. */
  question?: string;
  /** True for words of a new case, which the owner has to replace: they can't be confirmed. */
  isPrompt?: boolean;
  /** The reason why the desk cannot change it. */
  closed?: string;
  /** The picture, which can be replaced. `path` starts at the project's root. */
  picture?: { file: string; alt: string; path: string };
  /** For a placeholder that is not a picture: its id in the page, such as a block's. */
  anchor?: string;
  /** The fields of the list entries that contain the item, innermost first. The entries can be copied and removed. */
  entries: readonly string[];
}

export interface PublishCheck {
  isReady: boolean;
  /** The text to show to the owner: what is missing, or where the changes were pushed. */
  said: string;
}

export type CaseChange =
  | { op: 'new'; slug: string; name: string }
  | { op: 'remove' | 'hide' | 'show'; slug: string }
  | { op: 'order'; slug: string; place: number };
