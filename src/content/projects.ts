export const projects = {
  title: 'Projects',
  line: 'Pictures and results are on the',
  link: { label: 'Work page', to: '/work' },
};
