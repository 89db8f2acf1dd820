import { draft } from './draft';

export const projects = {
  title: 'Projects',
  line: draft('Smaller things will be listed here. Until then, the case studies tell the most.'),
  way: { label: 'See the work', to: '/work' },
};
