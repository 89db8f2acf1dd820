import type { keys } from './keys';
import type { owner } from './owner';
import type { ResumeData } from './resume';
import type { tour } from './tour';
import type { Story, Tile } from './types';

type FieldOf<T> = T extends readonly (infer Item)[]
  ? FieldOf<Item>
  : T extends object
    ? { [Key in keyof T]-?: Key | FieldOf<T[Key]> }[keyof T]
    : never;

type Field = FieldOf<Story | Tile | ResumeData | typeof keys | typeof owner | typeof tour> | 'slug';

const fields: readonly Field[] = [
  'accent',
  'address',
  'background',
  'coverForm',
  'file',
  'film',
  'foreground',
  'id',
  'keys',
  'kind',
  'language',
  'layout',
  'phone',
  'resume',
  'says',
  'slug',
  'tint',
  'to',
];

/** Fields whose strings are data, not text, such as ids, file names, addresses, and colors. */
export const dataFields: ReadonlySet<string> = new Set(fields);
