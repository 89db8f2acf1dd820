/** The types of the data that the desk's page and server exchange. */

export interface State {
  pages: Page[];
  items: ContentItem[];
  cases: { slug: string; name: string; inGrid: boolean }[];
  problems: { page: string; line: string; isNote: boolean }[];
  /** The owner's resume. Without `bytes` the file does not exist, and the build generates one. */
  resume: { file: string; bytes?: number };
  /** The changes that can be undone, the last one first. */
  undo: UndoEntry[];
  /** A file that stops the site from loading, with its line. */
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

/** Words, or an embedded value: a figure or another expression, with the key of the item that states it. */
export type Part = string | { figure: string; value: string; item?: string };

/** A range of a source file. */
export interface SourceRange {
  file: string;
  start: number;
  end: number;
  /** Hash of the file's text, so that a changed file is not overwritten. */
  hash: string;
}

export interface ContentItem extends SourceRange {
  /** Its file and field, such as `src/content/home.ts hero.title`. */
  key: string;
  page: string;
  kind: 'draft' | 'question' | 'placeholder' | 'picture' | 'text';
  line: number;
  /** For example, `chapters.goals.points[1]`. */
  field: string;
  /** The item's text on one line. */
  text: string;
  /** Editable parts; empty if the value is more than text. */
  parts: Part[];
  /** The question. Its fallback is in `parts`. */
  question?: string;
  /** The reason why the desk cannot change it. */
  closed?: string;
  /** A picture that can be replaced, with its path in the project. */
  picture?: { file: string; alt: string; path: string };
  /** The id of the section in the page that is a placeholder. */
  anchor?: string;
}

export type CaseChange =
  | { op: 'new'; slug: string; name: string }
  | { op: 'remove' | 'hide' | 'show'; slug: string }
  | { op: 'order'; slug: string; place: number };
