import { cases } from './cases';
import { findCase } from './cases/find';
import { caseStudy, staticPages, type BuiltPage } from './routes';

const caseStudies = cases.map(({ slug }): BuiltPage => {
  const found = findCase(slug);
  if (!found) throw new Error(`Missing case ${slug} in src/cases`);
  const modules = [
    'src/screens/CaseStudy.tsx',
    'src/cases/find.ts',
    ...['story.ts', 'story.ts?files'].map((part) => `src/cases/${slug}/${part}`),
  ];
  return { ...caseStudy(found), modules };
});

export const allPages: readonly BuiltPage[] = [...staticPages, ...caseStudies];
