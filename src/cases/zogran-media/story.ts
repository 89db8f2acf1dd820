import { draft } from '../../content/draft';
import { owner } from '../../content/owner';
import { question } from '../../content/question';
import type { Story } from '../../content/types';

export const story: Story = {
  header: {
    logo: {
      file: 'logo.svg',
      placeholderFor: 'The logo',
      alt: draft('Zogran Media logo: a letter Z'),
    },
    position: question(
      'Did you design the website, build it, or both, with whom, and what did you hand over?',
    ),
    deliverables: ['Marketing website', draft('Page structure')],
    tools: [draft('Figma'), draft('WordPress')],
  },
  summary: {
    problem: draft('The company’s services needed explaining.'),
    part: draft('I planned the content and designed the pages.'),
    outcome: draft('The site explains the company’s services in plain language.'),
  },
  brief: {
    problem:
      question('What could visitors not do on the site before?') ??
      draft('The company had to explain its services and make it easy to get in touch.'),
    part: draft('I planned the content and designed the pages.'),
    decision:
      question('What was the hardest choice, in one line?') ??
      draft('Plan the words first: what the company does, and how to reach it.'),
    constraint: question('Which constraint mattered most: time, platform, or content?'),
    outcome:
      question('Is the website live, at which address, and may it be linked?') ??
      `A marketing website${draft(' for desktop and phone that explains the company’s services in plain language')}.`,
    evidence: question('Which number changed since: leads, visits?'),
  },
  placeholderNote:
    question(
      'What do the pictures show, once a real sketch or photo is among them? One line for visitors.',
    ) ?? 'Website redrawn for this site; the text and projects on it are examples',
  chapters: {
    goals: {
      id: 'goals',
      points: [
        draft('Say what the company does on one screen'),
        draft('Make it easy to get in touch'),
        draft('Make the site easy to update'),
      ],
    },
    users: {
      id: 'users',
      points: [
        draft('People looking for a media partner'),
        draft('On a phone or at a desk'),
        draft('Comparing several sites in a row'),
      ],
    },
    problems: {
      id: 'problems',
      points: [
        draft('Services that need explaining'),
        draft('Visitors with little time'),
        draft('Small phone screens'),
      ],
    },
    approach: {
      id: 'approach',
      title: draft('Words first.'),
      lead: draft('I planned the text first, then designed the pages around it.'),
      blocks: [
        {
          kind: 'scene',
          id: 'from-blocks-to-site',
          layout: 'address-bar',
          placeholderFor: 'Material from the project',
          steps: [
            {
              title: draft('The question'),
              text: draft('What does the page have to say?'),
            },
            {
              title: draft('The order'),
              text: draft('Which section comes first?'),
            },
            {
              title: draft('Type and color'),
              text: draft('They came after the structure.'),
            },
            {
              title: draft('The whole page'),
              text: draft('From headline to contact.'),
            },
            { title: draft('The phone'), text: draft('One column, one menu.') },
          ],
          alt: draft('The finished website on a desktop and a phone, side by side.'),
        },
        {
          kind: 'decision',
          id: 'decision',
          chosen: question('Which choice about pages or platform mattered most?'),
          rejected: question('What was the alternative?'),
          why: question('Why was it rejected?'),
          cost: question('What was given up?'),
        },
      ],
    },
    media: {
      id: 'media',
      title: draft('The site.'),
      blocks: [
        {
          kind: 'prototype',
          id: 'browse-the-site',
          placeholderFor: 'The website itself',
          title: draft('Browse the prototype'),
          description: draft('Switch between desktop and phone.'),
          height: 450,
          address: owner.prototypes.zogran,
          poster: {
            file: 'site-services-desktop',
            phone: 'site-services-phone',
            alt: draft('The services page of the marketing website.'),
          },
        },
        {
          kind: 'text',
          id: 'page-structure',
          title: draft('The page structure'),
          description: [
            draft('A home page, and one page each for services, work, about, and contact.'),
          ],
          pictures: [
            {
              file: 'page-structure.svg',
              phone: 'page-structure-phone.svg',
              placeholderFor: 'The site map',
              alt: draft(
                'A site map: the home page with header, hero, services, selected work, contact, and footer, linked to Services, Work, About, and Contact.',
              ),
            },
          ],
          inMargin: {
            file: 'site-work-long',
            placeholderFor: 'A screenshot of the website',
            alt: draft('The work page on a phone: five projects, one below the other.'),
          },
        },
        {
          kind: 'reflection',
          id: 'reflection',
          failed: question('What failed before this page structure?'),
          differently: question('What would you build differently if you began today?'),
        },
      ],
    },
    skills: {
      id: 'skills',
      title: 'Skills developed',
      skills: [
        {
          title: draft('Content design'),
          text: draft('Sorting what a company offers into pages.'),
        },
        {
          title: draft('Responsive design'),
          text: draft('Designing one structure for every width.'),
        },
        { title: draft('CMS'), text: draft('Designing pages that others can update.') },
      ],
    },
  },
};
