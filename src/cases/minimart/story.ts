import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { owner } from '../../content/owner';
import type { Story } from '../../content/types';

export const story: Story = {
  header: {
    logo: { file: 'logo.svg', alt: 'MiniMart logo: a shop with an awning' },
    position: draft(
      'I redesigned the app-management dashboard, prepared both rounds of remote tests and turned what we heard into the next version.',
    ),
    deliverables: ['Dashboard redesign', 'User testing', draft('Prototype')],
    tools: [draft('Figma')],
  },
  brief: {
    outcome: `The dashboard went from ${figures.marketplaceColumnsBefore.value} columns to ${figures.marketplaceColumnsAfter.value}, tested in ${figures.testRounds.value} rounds.`,
    problem: `The original had ${figures.marketplaceLinks.value} navigation links and no order among them.`,
    part: `Redesign, prototype and test preparation in a team of ${figures.marketplaceTeam.value}.`,
    decision: draft('What needs attention comes first; everything else is grouped.'),
  },
  premise: draft('Apps that help a shop should not need a manual.'),
  chapters: [
    {
      kind: 'goals',
      id: 'goals',
      points: [
        draft('Make app management readable at a glance'),
        draft('Shorten the way from sign-in to the right app'),
        draft('Keep what owners already know'),
      ],
    },
    {
      kind: 'users',
      id: 'users',
      points: [
        'Small and medium business owners',
        draft('Little time, many hats'),
        draft('Mixed comfort with software'),
      ],
    },
    {
      kind: 'problems',
      id: 'problems',
      points: [
        `${figures.marketplaceLinks.value} links compete in the navigation`,
        `${figures.marketplaceColumnsBefore.value} columns of equal weight`,
        draft('No sense of what needs attention'),
      ],
    },
    {
      kind: 'approach',
      id: 'approach',
      title: 'Four columns became two.',
      lead: draft(
        'We tested what people looked for first, and let that decide what the first screen says.',
      ),
      blocks: [
        {
          kind: 'scene',
          id: 'from-four-columns-to-two',
          title: draft('From four columns to two'),
          steps: [
            {
              title: draft('As it was'),
              text: `${figures.marketplaceLinks.value} links above ${figures.marketplaceColumnsBefore.value} equal columns: nothing says where to start.`,
            },
            {
              title: draft('Group the links'),
              text: draft('The links gather in three groups with names that owners used.'),
            },
            {
              title: draft('Fold the columns'),
              text: draft('Columns three and four fold under one and two.'),
            },
            {
              title: draft('Raise what matters'),
              text: draft('The card that needs attention rises to the top.'),
            },
            {
              title: draft('Test it, twice'),
              text: `Up to ${figures.testRoundOne.value} people in round 1 and ${figures.testRoundTwo.value} users in round 2 answered ${figures.testQuestions.value} questions each.`,
            },
          ],
          alt: draft(
            'The redesigned dashboard in two columns, the card that needs attention in yellow.',
          ),
        },
        {
          kind: 'compare',
          id: 'before-after',
          title: draft('The same apps, before and after'),
          before: {
            file: 'dashboard-before',
            phone: 'dashboard-before-cut',
            alt: draft('The original dashboard: seven links above four equal columns of apps.'),
            caption: `Before: ${figures.marketplaceColumnsBefore.value} columns, ${figures.marketplaceLinks.value} links`,
          },
          after: {
            file: 'dashboard-after',
            phone: 'dashboard-after-cut',
            alt: draft(
              'The redesigned dashboard: links in three labeled groups, two columns, and the card that needs attention first.',
            ),
            caption: `After: ${figures.marketplaceColumnsAfter.value} columns`,
          },
        },
        {
          kind: 'rounds',
          id: 'testing',
          title: draft('Two rounds of remote tests'),
          description: draft(
            'Short sessions over video, one prototype, the same questions for everybody in a round.',
          ),
          rounds: [
            {
              title: 'Remote test, round 1',
              people: Number(figures.testRoundOne.value),
              noun: 'people',
              questions: Number(figures.testQuestions.value),
            },
            {
              title: 'Remote test, round 2',
              people: Number(figures.testRoundTwo.value),
              noun: 'users',
              questions: Number(figures.testQuestions.value),
            },
          ],
        },
      ],
    },
    {
      kind: 'media',
      id: 'media',
      title: draft('Before, after, and in your hands.'),
      lead: draft('The dashboard as it was and as it became. Open an app, sort, pin.'),
      blocks: [
        {
          kind: 'prototype',
          id: 'try-the-dashboard',
          title: draft('Try the dashboard'),
          description: draft('Switch between before and after; open, sort and pin apps.'),
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
          kind: 'text',
          id: 'from-wireframe',
          title: draft('From wireframe to screen'),
          description: [
            draft(
              'The layout was settled in gray first; color came when the order of things was right.',
            ),
          ],
          columns: 2,
          pictures: [
            {
              file: 'dashboard-before.wireframe',
              phone: 'dashboard-before-cut.wireframe',
              alt: draft('Gray wireframe of the original dashboard with its four columns.'),
              caption: draft('Wireframe, before'),
            },
            {
              file: 'dashboard-after.wireframe',
              phone: 'dashboard-after-cut.wireframe',
              alt: draft('Gray wireframe of the redesign with its two columns.'),
              caption: draft('Wireframe, after'),
            },
          ],
        },
        {
          kind: 'text',
          id: 'in-detail',
          title: draft('In detail'),
          description: [draft('An app opens beside the list, so that the way back is never far.')],
          pictures: [
            {
              file: 'app-detail',
              phone: 'app-detail-phone',
              alt: draft(
                'An app opened beside the dashboard, with its settings and recent activity.',
              ),
              caption: draft('An app, opened'),
            },
          ],
        },
        {
          kind: 'text',
          id: 'how-we-tested',
          title: draft('How we tested'),
          description: [
            `Round 1 was capped at ${figures.testRoundOne.value} people, round 2 at ${figures.testRoundTwo.value} users, with ${figures.testQuestions.value} questions each.`,
          ],
          pictures: [
            {
              file: 'test-rounds.svg',
              phone: 'test-rounds-phone.svg',
              alt: draft(
                'The setup of both test rounds: six and seven people on video calls around a shared dashboard, beside a list of seven questions.',
              ),
              caption: draft('The setup of both rounds'),
            },
          ],
        },
      ],
    },
    {
      kind: 'skills',
      id: 'skills',
      title: 'Skills developed',
      skills: [
        {
          title: draft('Remote user testing'),
          text: draft('Asking the same questions twice and hearing different answers.'),
        },
        {
          title: draft('Information architecture'),
          text: draft('Grouping by what people look for, not by what the system has.'),
        },
        {
          title: draft('Dashboard design'),
          text: draft('Giving one card the weight and the others peace.'),
        },
      ],
    },
  ],
};
