import type { Figure } from './figures';

/** What is shown as evidence: a picture, a film, a logo … */
interface Evidence {
  /** What would replace it, in a few words, if it is drawn for this site. `npm run drafts` lists them all. */
  placeholderFor?: string;
}

export interface Picture extends Evidence {
  /** A file name in the case's `pictures` folder or in `content/pictures`. */
  file: string;
  /** The file that phones show in its place: a nearer cut, or a drawing of their own. */
  phone?: string;
  alt: string;
  caption?: string;
}

export interface Colors {
  background: string;
  foreground: string;
  accent: string;
}

/** `to` is a path, a fragment, an address or a mailto. */
export interface LinkTo {
  label: string;
  to: string;
  newTab?: boolean;
}

/** For search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
}

export interface SkillGroup {
  title: string;
  skills: readonly string[];
}

export interface StripLogo extends Evidence {
  file: string;
  name: string;
}

/** What the grid, the menu and the story before show of a case, and its own header. Small on purpose. */
export interface Tile {
  name: string;
  description: string;
  /** One sentence on the outcome. */
  lead: string;
  /** The outcome in a few words, beside the name. */
  outcome: string;
  employer?: string;
  jobTitle: string;
  teamSize?: string;
  tags: readonly string[];
  colors: Colors;
  cover: Omit<Picture, 'phone' | 'caption'>;
}

export interface CaseHeader {
  logo: Picture;
  /** What I did in this position, in full; the brief has it in a line. */
  position?: string;
  deliverables: readonly string[];
  tools: readonly string[];
  impact?: readonly Figure[];
}

/** The case at a glance, a line each. */
export interface Brief {
  /** What was wrong, and for whom. */
  problem: string;
  /** What I did myself. */
  part: string;
  decision?: string;
  outcome: string;
  /** How one knows of the outcome. */
  evidence?: string;
}

export interface TitledList {
  title: string;
  items: readonly string[];
}

/** Bullets, or titled lists. */
export type Points = readonly string[] | readonly TitledList[];

export interface TextSection {
  kind: 'text';
  id: string;
  title: string;
  description: readonly string[];
  pictures?: readonly Picture[];
  /** Pictures in a row, where their own widths should not decide. */
  columns?: 2 | 3;
}

export interface Triple {
  kind: 'triple';
  id: string;
  lists: readonly [TitledList, TitledList, TitledList];
}

export interface SceneStep {
  title: string;
  text: string;
}

/** The case's scene: five stops, the last of which is the still. */
export interface Scene extends Evidence {
  kind: 'scene';
  id: string;
  title: string;
  steps: readonly [SceneStep, SceneStep, SceneStep, SceneStep, SceneStep];
  /** What the finished drawing shows. */
  alt: string;
}

export interface Compare {
  kind: 'compare';
  id: string;
  title: string;
  description?: string;
  before: Picture & { caption: string };
  after: Picture & { caption: string };
}

export interface TestRound {
  title: string;
  /** How many people it was capped at. */
  atMost: number;
  noun: string;
  questions: number;
}

export interface Rounds {
  kind: 'rounds';
  id: string;
  title: string;
  description?: string;
  rounds: readonly TestRound[];
}

export interface Results {
  kind: 'results';
  id: string;
  title: string;
  description?: string;
  figures: readonly Figure[];
}

/** What nobody has answered yet is a question to the owner; without an answer to any, it is not shown. */
export interface Decision {
  kind: 'decision';
  id: string;
  chosen: string | undefined;
  rejected?: string;
  why?: string;
  cost?: string;
}

/** What I would do differently. Not shown while it is a question. */
export interface Reflection {
  kind: 'reflection';
  id: string;
  differently: string | undefined;
}

export interface GalleryCard {
  kind: 'card';
  id: string;
  title: string;
  description: string;
  category: string;
  deliverables: readonly string[];
  pictures?: readonly Picture[];
  /** Two pictures of one size, shown as a slider. */
  compare?: Pick<Compare, 'before' | 'after'>;
  films?: readonly Film[];
  figure?: Figure;
}

export type PrototypeHeight = 450 | 400;
export type FilmHeight = 300;

export interface Prototype extends Evidence {
  kind: 'prototype';
  id: string;
  title: string;
  description?: string;
  height: PrototypeHeight;
  address: string;
  poster: Picture;
  /** A link to more of it, opened in a new tab. */
  more?: LinkTo;
}

export interface Film extends Evidence {
  id: string;
  title: string;
  height: FilmHeight;
  /** Without one, the title stands in its place. */
  poster?: Picture;
  /** The name of an MP4 file in the case's folder … */
  film?: string;
  /** … or the address of a film elsewhere, as one copies it at YouTube or Vimeo. */
  address?: string;
  /** A short silent loop, which plays by itself. */
  loop?: boolean;
  transcript: string;
}

export interface Films {
  kind: 'films';
  id: string;
  title: string;
  description: string;
  films: readonly Film[];
  more?: LinkTo;
}

export type Block =
  | TextSection
  | Triple
  | Scene
  | Compare
  | Rounds
  | Results
  | Decision
  | Reflection
  | GalleryCard
  | Prototype
  | Films;

export interface PointsChapter {
  kind: 'goals' | 'users' | 'problems';
  id: string;
  points: Points;
}

export interface BlocksChapter {
  kind: 'approach' | 'media';
  id: string;
  title: string;
  lead: string;
  blocks: readonly Block[];
}

export interface SkillsChapter {
  kind: 'skills';
  id: string;
  title: string;
  skills: readonly { title: string; text: string }[];
}

export type Chapter = PointsChapter | BlocksChapter | SkillsChapter;

export interface Story {
  header: CaseHeader;
  brief: Brief;
  /** Says that what is shown is drawn for this site: seen as long as anything of the case is a placeholder. */
  placeholderNote?: string;
  /** The heading over goals, users and problems. */
  premise: string;
  /** In reading order: goals, users, problems, approach, media, skills. */
  chapters: readonly Chapter[];
}
