/** The item under the pointer, in the page or in the list. The other side highlights it. */
export interface Pointed {
  key: string;
  from: 'page' | 'list';
}
