import { draft } from './draft';

export const projects = {
  title: 'Projects',
  line: draft('A placeholder for projects. For now, see the case studies.'),
  link: { label: 'See the work', to: '/work' },
};
