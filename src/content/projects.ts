export const projects = {
  title: 'Projects',
  /** Before the link, which ends the line. */
  line: 'My projects are on the',
  link: { label: 'Work page', to: '/work' },
};
