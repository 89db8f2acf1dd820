export const projects = {
  title: 'Projects',
  line: 'My projects are on the',
  link: { label: 'Work page', to: '/work' },
};
