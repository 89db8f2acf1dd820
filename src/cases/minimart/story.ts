import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { owner } from '../../content/owner';
import { question } from '../../content/question';
import type { Story } from '../../content/types';

export const story: Story = {
  header: {
    logo: {
      file: 'logo.svg',
      placeholderFor: 'The logo',
      alt: 'MiniMart logo: a shop with an awning',
    },
    position: question('Which part was yours, who did the rest, and what did you hand over?'),
    deliverables: ['Dashboard redesign', 'User testing', draft('Prototype')],
    tools: [draft('Figma')],
    impact: [
      {
        value: `${figures.marketplaceColumnsBefore.value} to ${figures.marketplaceColumnsAfter.value}`,
        label: 'columns on the dashboard',
      },
    ],
  },
  summary: {
    problem: `The dashboard had ${figures.marketplaceLinks.value} navigation links and ${figures.marketplaceColumnsBefore.value} columns${draft(', and nothing showed what needed attention')}.`,
    part: `I redesigned the dashboard, on a team of ${figures.marketplaceTeam.value}.`,
    outcome: `Four columns became two${draft(', and seven links went into three groups')}.`,
  },
  brief: {
    problem:
      question('What went wrong for business owners in the original?') ??
      `${draft('To see what needed attention, owners had to look through ')}${figures.marketplaceColumnsBefore.value} columns and ${figures.marketplaceLinks.value} navigation links.`,
    part: `On a team of ${figures.marketplaceTeam.value}, I redesigned the dashboard${draft(': its navigation, its columns, and its cards')}.`,
    decision: draft(
      `Keep all ${figures.marketplaceLinks.value} links, but sort them into three named groups. Show apps that need attention first.`,
    ),
    constraint: question('Which constraint mattered most: time, tests, or the original design?'),
    outcome:
      question('What did the two rounds show, and was the redesign shipped?') ??
      `The dashboard went from ${figures.marketplaceColumnsBefore.value} columns to ${figures.marketplaceColumnsAfter.value}, with two rounds of remote user testing.`,
    evidence: question('Which finding changed which screen?'),
  },
  placeholderNote:
    question(
      'What do the pictures show, once a real sketch or photo is among them? One line for visitors.',
    ) ?? 'Screens redrawn for this site; the names and numbers on them are examples',
  chapters: {
    goals: {
      id: 'goals',
      points: [
        draft('Make the dashboard easy to read'),
        draft('Get owners to the right app faster'),
        draft('Keep the links that owners know'),
      ],
    },
    users: {
      id: 'users',
      points: [
        'Small and medium business owners',
        draft('Often short on time'),
        draft('Some are not comfortable with software'),
      ],
    },
    problems: {
      id: 'problems',
      points: [
        `${figures.marketplaceLinks.value} navigation links${draft(' in one row')}`,
        `${figures.marketplaceColumnsBefore.value} dashboard columns`,
        draft('Nothing showed what needed attention'),
      ],
    },
    approach: {
      id: 'approach',
      title: 'Four columns became two.',
      blocks: [
        {
          kind: 'scene',
          id: 'from-four-columns-to-two',
          layout: 'beside',
          placeholderFor: 'Material from the project',
          steps: [
            {
              title: draft('As it was'),
              text: `The original design: ${figures.marketplaceLinks.value}\u00a0navigation links, ${figures.marketplaceColumnsBefore.value}\u00a0columns.`,
            },
            {
              title: draft('Group the links'),
              text: draft('I put related links into groups, each under a\u00a0name.'),
            },
            {
              title: draft('Fold the columns'),
              text: draft('I arranged the content of four columns into\u00a0two.'),
            },
            {
              title: draft('Raise what matters'),
              text: draft('The apps that need attention come first.'),
            },
            {
              title: draft('Test it, twice'),
              text: 'Both rounds were remote.',
            },
          ],
          alt: draft(
            'The redesigned dashboard in two columns, with the apps that need attention in a yellow card.',
          ),
        },
        {
          kind: 'text',
          id: 'how-we-tested',
          title: draft('User testing'),
          description: [
            question('Why two remote rounds, and how was each session run?') ??
              `Each round had ${figures.testQuestions.value} questions.`,
          ],
          pictures: [
            {
              file: 'test-rounds.svg',
              phone: 'test-rounds-phone.svg',
              placeholderFor: 'A picture of the test setup',
              alt: draft(
                'Two remote test rounds, drawn: up to 6 people, then up to 7 people, around a shared dashboard, with 7 questions in each round.',
              ),
            },
          ],
        },
      ],
    },
    media: {
      id: 'media',
      title: draft('Before and after.'),
      lead: draft('This is the redesigned dashboard. Switch to see the original.'),
      blocks: [
        {
          kind: 'prototype',
          id: 'try-the-dashboard',
          placeholderFor: 'The design prototype and its images',
          title: draft('Try the dashboard'),
          headless: true,
          description: draft('Open, sort, and pin apps.'),
          bleed: true,
          height: 450,
          address: owner.prototypes.minimart,
          poster: {
            file: 'dashboard-after',
            phone: 'dashboard-after-phone',
            alt: draft('The redesigned dashboard in two columns.'),
          },
          more: { label: 'View Images', to: owner.prototypes.minimartImages, newTab: true },
        },
        {
          kind: 'decision',
          id: 'decision',
          chosen: question('Which layout of the columns did you choose?'),
          rejected: question('Which layout was rejected?'),
          why: question('Why two columns?'),
          cost: question('What was given up with the other two columns?'),
        },
        {
          kind: 'reflection',
          id: 'reflection',
          failed: question('Which idea failed in the tests?'),
          differently: question('What would you ask or test differently in a third round?'),
        },
      ],
    },
    skills: {
      id: 'skills',
      title: 'Skills developed',
      skills: [
        {
          title: draft('Remote user testing'),
          text: draft('Asking questions without leading people.'),
        },
        {
          title: draft('Information architecture'),
          text: draft('Grouping links by what people look for.'),
        },
        {
          title: draft('Dashboard design'),
          text: draft('Deciding what comes first on a dashboard.'),
        },
      ],
    },
  },
};
