import { describe, expect, test } from 'vitest';
import { cases } from '../../src/cases';
import { figures } from '../../src/content/figures';
import { documentOf, textOf } from '../support/built';
import { isOwned, specifiedFigures } from '../../src/test-specification';
import { routes, stories } from '../support/site-data';

interface SpecifiedPage {
  heading: RegExp;
  words: string;
}

const specification: Readonly<Record<string, SpecifiedPage>> = {
  '/': {
    heading: /^Atlanta.based UX\/UI designer and web developer/,
    words:
      'intuitive and impactful digital experiences | UX/UI Designer | Product Designer | Frontend Developer | SkyPro UI | Skills & Languages | Design | Axure RP | Development | Squarespace | SEO | Google Analytics | Soft Skills | Critical thinking',
  },
  '/about': {
    // The heading is a greeting, which the specification leaves to the owner.
    heading: /\S/,
    words:
      'Education | Georgia | B.S. in Computational Media | Ireland | Creative Media and Interaction Design | Beyond the work',
  },
  '/work': {
    heading: /^Work$/,
    words:
      'SkyPro UI | Graphic Design & Motion Design | Media Bridge | MiniMart | Meal Inventory & Manifesting | Video Demos',
  },
  '/contact': { heading: /^Let.s Connect!$/, words: 'networking | Connect! | @' },
  '/projects': { heading: /^Projects$/, words: 'Projects' },
  '/skypro-ui': {
    heading: /^SkyPro UI$/,
    words:
      '1–4 | Situation | Pain points | Tasks | Library Migration | Buttons, Form Fields & Lists | File Thumbnails | Results | 80% | 28%',
  },
  '/graphics': {
    heading: /^Graphic Design & Motion Design$/,
    words:
      'Engagement banner redesign | 70% | Bird event cards and poster | mascot | QR codes | 2D recruitment animation',
  },
  '/media-arts': {
    heading: /^Media Bridge$/,
    words: '9 people | biology professor | 18–24 | $45,000',
  },
  '/minimart': {
    heading: /^MiniMart$/,
    words:
      '4 people | 7 navigation links | 4 columns | up to 6 people | up to 7 people | 7 questions',
  },
  '/meal-manifesting': { heading: /^Meal Inventory & Manifesting$/, words: '9 people' },
  '/video-demo': { heading: /^Video Demos$/, words: '1–4 | 28,000' },
  '/zogran-media': { heading: /^Zogran Media$/, words: 'Media company | Marketing website' },
};

describe.skipIf(isOwned)('the original content (skipped once the owner has entered a name)', () => {
  test('the site has the specified twelve pages, seven stories, and key numbers', () => {
    const specifiedRoutes = Object.keys(specification);
    expect(specifiedRoutes).toHaveLength(12);
    expect(routes.toSorted()).toEqual(specifiedRoutes.toSorted());
    expect(stories).toEqual(specifiedRoutes.slice(-7));
    for (const { slug, name } of cases)
      expect(name).toMatch(specification[`/${slug}`]?.heading ?? '');
    const values = Object.entries(figures).map(([name, { value }]) => [name, value]);
    expect(Object.fromEntries(values)).toEqual(specifiedFigures);
    for (const { label } of Object.values(figures)) expect(label).toMatch(/^[a-z ].{3,}/);
  });

  test.each(Object.entries(specification))(
    'the page %s contains the specified text in the specified order',
    (route, { heading, words }) => {
      const page = documentOf(route);
      expect(textOf(page.querySelector('h1')).replace(/\s+/g, ' ')).toMatch(heading);
      let text = textOf(page.querySelector('main'));
      for (const word of words.split(' | ')) {
        expect(text).toContain(word);
        text = text.slice(text.indexOf(word) + word.length);
      }
    },
  );
});
