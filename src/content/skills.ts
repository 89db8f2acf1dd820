import type { SkillGroup } from './types';

export const skills = {
  title: 'Skills & Languages',
  groups: [
    {
      title: 'Design',
      skills: [
        'Figma',
        'Axure RP',
        'Adobe XD',
        'Adobe Illustrator',
        'Adobe Photoshop',
        'Web design',
        'App design',
        'User research',
      ],
    },
    {
      title: 'Development',
      skills: ['React', 'HTML', 'CSS', 'CMS', 'Drupal', 'WordPress', 'Squarespace'],
    },
    { title: 'SEO', skills: ['Google Analytics'] },
    {
      title: 'Soft Skills',
      skills: ['Communication', 'Problem solving', 'Adaptability', 'Critical thinking', 'Empathy'],
    },
  ] satisfies SkillGroup[],
};
