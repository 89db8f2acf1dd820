export const projects = {
  title: 'Projects',
  /** The text before the link. */
  line: 'My projects are on the',
  link: { label: 'Work page', to: '/work' },
};
