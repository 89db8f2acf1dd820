/** What the desk's page and its server tell each other. */

export interface State {
  pages: Page[];
  items: ContentItem[];
  cases: { slug: string; name: string; inGrid: boolean }[];
  problems: { page: string; line: string; isNote: boolean }[];
  /** Where the owner's own resume is; without its size, there is none, and the build makes one. */
  resume: { file: string; bytes?: number };
  /** What the undo button would take back. */
  undo: { label: string } | null;
  /** The revision to compare with, if one was asked for. */
  against?: string;
}

export interface Against {
  revision: string;
  phase: 'waiting' | 'building' | 'comparing' | 'done' | 'failed';
  done: number;
  total: number;
  error?: string;
  cells: Difference[];
}

export interface Difference {
  page: string;
  size: 'phone' | 'desktop';
  theme: 'light' | 'dark';
  /** From 0 to 1. */
  differing: number;
}

export interface Page {
  /** A path, or “every page”. */
  path: string;
  name: string;
}

/** Words, or a value that is kept: a figure, with the place where it is written, or what comes from elsewhere. */
export type Part = string | { figure: string; value: string; file?: string; line?: number };

/** Where in the sources something stands. */
export interface SourceRange {
  file: string;
  start: number;
  end: number;
  /** Of the file's text: what has changed meanwhile is not written over. */
  hash: string;
}

export interface ContentItem extends SourceRange {
  id: string;
  page: string;
  kind: 'draft' | 'question' | 'placeholder' | 'text';
  line: number;
  /** Such as `chapters.goals.points[1]`. */
  field: string;
  /** What it says, on one line. */
  text: string;
  /** What may be edited; nothing where it is more than words. */
  parts: Part[];
  /** What is asked. The words that stand until it is answered are the parts. */
  question?: string;
  /** Why it cannot be changed at the desk. */
  closed?: string;
  /** A placeholder that may be replaced. */
  picture?: { file: string; alt: string };
}

export type CaseChange =
  | { op: 'new' | 'rename'; slug: string; name: string }
  | { op: 'remove' | 'hide' | 'show'; slug: string }
  | { op: 'order'; slug: string; place: number };

export interface Plan {
  /** What else happens, and what is left to do. */
  follows: string[];
  writes: { file: string; what: string }[];
}
