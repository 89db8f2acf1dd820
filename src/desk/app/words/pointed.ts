/** What the pointer is on, and whether that is in the page or in the list: the other one follows. */
export interface Pointed {
  key: string;
  from: 'page' | 'list';
}
