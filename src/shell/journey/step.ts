import type { Location } from 'react-router-dom';
import { pageOf } from '../current-page';

/** One step of the tab's history, and the page that it shows. */
export interface Step {
  key: string;
  page: string;
}

/** The router calls the first step of every document "default"; the address tells those apart. */
export const stepOf = ({ key, pathname, search, hash }: Location): Step => ({
  key: `${key} ${pathname}${search}${hash}`,
  page: pageOf(pathname),
});

/** What a navigation can ask for, in the state of its step. */
export interface StepState {
  /** The menu is open over the page. */
  menu?: boolean;
  /** The page keeps its place, because something opens over it. */
  stays?: boolean;
  /** What opens covers the page from the first. */
  covered?: boolean;
  /** The focus stays where it is. */
  keepsFocus?: boolean;
}

export const stateOf = (state: unknown): StepState =>
  typeof state === 'object' && state !== null ? state : {};
