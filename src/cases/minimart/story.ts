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
    position: question('Which part of the redesign was yours?'),
    deliverables: ['Dashboard redesign', 'User testing', draft('Prototype')],
    tools: [draft('Figma')],
  },
  brief: {
    problem:
      question('What went wrong for business owners in the original?') ??
      `The original design gave small and medium business owners ${figures.marketplaceLinks.value} navigation links and a dashboard of ${figures.marketplaceColumnsBefore.value} columns.`,
    part: `I redesigned the dashboard on a team of ${figures.marketplaceTeam.value}.`,
    decision: `${draft('Sort the links into three groups, and arrange')} the dashboard in ${figures.marketplaceColumnsAfter.value} columns instead of ${figures.marketplaceColumnsBefore.value}.`,
    outcome:
      question('What did the two rounds show, and was the redesign shipped?') ??
      `The redesigned dashboard, with ${figures.testRounds.value} rounds of remote user testing.`,
    evidence:
      question('Which finding of round 1 changed round 2?') ??
      `Testing was capped at ${figures.testRoundOne.value} people in round\u00a01 and ${figures.testRoundTwo.value} users in round\u00a02, with ${figures.testQuestions.value} questions each.`,
  },
  placeholderNote: 'Screens redrawn for this site; apps, people and numbers are examples',
  premise: draft('Store owners manage their apps between other work.'),
  chapters: {
    goals: {
      id: 'goals',
      points: [
        draft('Make app management easy to read'),
        draft('Shorten the way from sign-in to the right app'),
        draft('Keep what owners already know'),
      ],
    },
    users: {
      id: 'users',
      points: [
        'Small and medium business owners',
        draft('Often short on time'),
        draft('Mixed comfort with software'),
      ],
    },
    problems: {
      id: 'problems',
      points: [
        `${figures.marketplaceLinks.value} navigation links`,
        `${figures.marketplaceColumnsBefore.value} dashboard columns`,
        draft('No sense of what needs attention'),
      ],
    },
    approach: {
      id: 'approach',
      title: 'Four columns became two.',
      lead: draft(
        'We sorted the links, reduced the columns, and held two rounds of remote user testing.',
      ),
      blocks: [
        {
          kind: 'scene',
          id: 'from-four-columns-to-two',
          layout: 'beside',
          placeholderFor: 'Material from the project',
          steps: [
            {
              title: draft('As it was'),
              text: `The original design: ${figures.marketplaceLinks.value} navigation links, ${figures.marketplaceColumnsBefore.value} columns.`,
            },
            {
              title: draft('Group the links'),
              text: draft('Related links stand together, under a name.'),
            },
            {
              title: draft('Fold the columns'),
              text: draft('The content of four columns was arranged in two.'),
            },
            {
              title: draft('Raise what matters'),
              text: draft('The apps that need attention come first.'),
            },
            {
              title: draft('Test it, twice'),
              text: `Both rounds were remote: up to ${figures.testRoundOne.value} people, then up to ${figures.testRoundTwo.value} users, with ${figures.testQuestions.value} questions each.`,
            },
          ],
          alt: draft(
            'The redesigned dashboard in two columns, with the apps that need attention in a yellow card.',
          ),
        },
        {
          kind: 'text',
          id: 'how-we-tested',
          title: draft('How we tested'),
          description: [
            question('Why two remote rounds, and how was each session run?') ??
              `Both rounds were remote. Each had ${figures.testQuestions.value} questions.`,
          ],
          pictures: [
            {
              file: 'test-rounds.svg',
              phone: 'test-rounds-phone.svg',
              placeholderFor: 'A picture of the test setup',
              alt: draft(
                'The setup of both test rounds: video calls around a shared dashboard, and a list with room for seven questions.',
              ),
              caption: draft('The setup of both rounds'),
            },
          ],
        },
      ],
    },
    media: {
      id: 'media',
      title: draft('The result.'),
      lead: draft('The redesigned dashboard, with the original one click away.'),
      blocks: [
        {
          kind: 'prototype',
          id: 'try-the-dashboard',
          placeholderFor: 'The design prototype and its images',
          title: draft('Try the dashboard'),
          description: draft('Open, sort, and pin apps.'),
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
          chosen: `${figures.marketplaceColumnsAfter.value} columns`,
          rejected: `${figures.marketplaceColumnsBefore.value} columns`,
          why: question('Why two columns?'),
          cost: question('What was given up with the other two columns?'),
        },
        {
          kind: 'reflection',
          id: 'reflection',
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
          text: 'Two rounds of remote user testing.',
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
