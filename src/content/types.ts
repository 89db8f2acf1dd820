import type { Figure } from './figures';

interface Evidence {
  /** Set only for a placeholder. Names what will replace it, such as “A photo of me”. */
  placeholderFor?: string;
}

export interface Picture extends Evidence {
  /**
   * The name of a file, such as `flow.svg`. A case's file is in the case's folder, in that folder's
   * `pictures` folder, or in `films/rendered`. All other files are in `content/pictures`. A name
   * without an ending, such as `list`, means the files list.light.avif and list.dark.avif.
   */
  file: string;
  /** The file for phones: another drawing, or a screenshot at a phone’s width. */
  phone?: string;
  alt: string;
  caption?: string;
}

/**
 * If a color would glare in the dark theme, use `themed('#f5b82e', '#4d2a04')`, with the light
 * theme's color first.
 */
export interface Colors {
  background: string;
  foreground: string;
  accent: string;
  /** Tints the story's background. Defaults to `accent`. */
  tint?: string;
}

/** `to` is a path, a fragment, a URL, or a mailto link. */
export interface LinkTo {
  label: string;
  to: string;
  newTab?: boolean;
}

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

/** The content of a case in its header and on other pages. Keep it short: many pages load it. */
export interface Tile {
  name: string;
  description: string;
  /** The project in one sentence. */
  lead: string;
  /** The outcome in a few words. */
  outcome: string;
  employer?: string;
  jobTitle: string;
  teamSize?: string;
  /** Such as “Spring 2024, three months”. */
  when?: string;
  tags: readonly string[];
  colors: Colors;
  cover: Omit<Picture, 'phone' | 'caption'>;
  /**
   * By default, the header's cover is in a frame, to the right of the text on wide screens, and
   * below it in portrait. `bleed` extends the cover to the screen's edge, without a frame, and
   * gives the brief the full width and the case's background color. `bleed left` also puts the
   * cover to the left of the text (in portrait, above it), and the outcome to the left of the rest
   * of the brief. `wide bleed` makes the cover larger, and leaves the brief as it is. `ground`
   * continues the line of the ground in the cover to the screen's edges, without a frame
   * (`ground.css` has the line's place in MiniMart's cover).
   */
  coverForm?: 'bleed' | 'bleed left' | 'wide bleed' | 'ground';
}

export interface CaseHeader {
  logo: Picture;
  /** What I did, what others did, and what I handed over. `brief.part` is the short version. */
  position?: string;
  deliverables: readonly string[];
  tools: readonly string[];
  impact?: readonly Figure[];
}

/** Each field is one or two short sentences. */
export interface Brief {
  /** The problem, and the people who had it. The page shows it in large type. */
  problem: string;
  /** My own contribution. */
  part: string;
  decision?: string;
  /** A limit that the decision had to respect. */
  constraint?: string;
  outcome: string;
  /** The source of the claim in `outcome`. */
  evidence?: string;
}

/** Shorter versions of three texts of the brief, for the Work page, the tour, and the resume. */
export type Summary = Pick<Brief, 'problem' | 'part' | 'outcome'>;

export interface TitledList {
  title: string;
  items: readonly string[];
}

export type Points = readonly string[] | readonly TitledList[];

export interface TextSection {
  kind: 'text';
  id: string;
  title: string;
  description: readonly string[];
  pictures?: readonly Picture[];
  /** Pictures per row. By default, a row has two narrow pictures or one wide picture. */
  columns?: 2 | 3;
  /** A tall picture in the margin next to the whole chapter, shown only on wide screens. */
  inMargin?: Picture;
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

/** How a scene shows its captions and the buttons for its stops. */
export type SceneLayout =
  'beside' | 'ruler' | 'wall-labels' | 'on-display' | 'tickets' | 'subtitles' | 'address-bar';

/** Each step is the caption of a stop. Without motion, the drawing shows the last stop. */
export interface Scene extends Evidence {
  kind: 'scene';
  id: string;
  layout: SceneLayout;
  steps: readonly [SceneStep, SceneStep, SceneStep, SceneStep, SceneStep];
  alt: string;
}

export interface Results {
  kind: 'results';
  id: string;
  title: string;
  description?: string;
  figures: readonly Figure[];
}

/** An undefined field is an unanswered question. Without any answer, the block is hidden. */
export interface Decision {
  kind: 'decision';
  id: string;
  chosen: string | undefined;
  rejected?: string;
  why?: string;
  cost?: string;
}

/** An undefined field is an unanswered question. Without any answer, the block is hidden. */
export interface Reflection {
  kind: 'reflection';
  id: string;
  failed?: string;
  differently: string | undefined;
}

type CaptionedPicture = Picture & { caption: string };

export interface GalleryCard {
  kind: 'card';
  id: string;
  title: string;
  description: string;
  category: string;
  deliverables: readonly string[];
  pictures?: readonly Picture[];
  /** Two pictures of equal width, shown one below the other. */
  compare?: { before: CaptionedPicture; after: CaptionedPicture };
  films?: readonly Film[];
}

export type PrototypeHeight = 450 | 400;
export type FilmHeight = 300;

/** The block is hidden while `address` is an unanswered question. */
export interface Prototype extends Evidence {
  kind: 'prototype';
  id: string;
  title: string;
  /** Shows no heading, because the chapter's heading introduces the prototype. */
  headless?: boolean;
  description?: string;
  bleed?: boolean;
  height: PrototypeHeight;
  address: string | undefined;
  poster: Picture;
  more?: LinkTo;
}

/** A `films` block leaves out films that have neither `film` nor `address`. */
export interface Film extends Evidence {
  id: string;
  title: string;
  height: FilmHeight;
  /** Without a poster, the frame shows the title. */
  poster?: Picture;
  /** The name of an MP4 file in the case's folder or in `films/rendered`. */
  film?: string;
  /** Instead of `film`, the URL of a film, as copied from YouTube or Vimeo. */
  address?: string;
  /** True for a short silent film that plays automatically, in a loop. */
  loop?: boolean;
  /** Describes what is seen and heard. Visitors open this text with “What it shows”. */
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
  TextSection | Triple | Scene | Results | Decision | Reflection | GalleryCard | Prototype | Films;

export interface PointsChapter {
  id: string;
  points: Points;
}

export interface BlocksChapter {
  id: string;
  title: string;
  lead?: string;
  blocks: readonly Block[];
}

export interface SkillsChapter {
  id: string;
  title: string;
  skills: readonly { title: string; text: string }[];
}

export interface Chapters {
  goals: PointsChapter;
  users: PointsChapter;
  problems: PointsChapter;
  approach: BlocksChapter;
  media: BlocksChapter;
  skills: SkillsChapter;
}

export interface Story {
  header: CaseHeader;
  /** Defaults to the texts of `brief`. */
  summary?: Summary;
  brief: Brief;
  /** Shown while the case has a placeholder. */
  placeholderNote?: string;
  chapters: Chapters;
}
