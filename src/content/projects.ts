import { draft } from './draft';

export const projects = {
  title: 'Projects',
  line: draft('More projects will go here. For now, see the case studies.'),
  link: { label: 'See the work', to: '/work' },
};
