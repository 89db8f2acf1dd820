import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { owner } from '../../content/owner';
import { question } from '../../content/question';
import type { Story } from '../../content/types';

const outcome = draft(
  `Design process ${figures.designProcess.value} faster with the new library, and identifying files ${figures.fileIdentification.value} more efficient with the new thumbnails.`,
);

const { designProcess, fileIdentification } = figures;

export const story: Story = {
  header: {
    logo: {
      file: 'logo.svg',
      placeholderFor: 'The logo',
      alt: 'SkyPro UI logo: two wings, one above the other',
    },
    position: question('Which parts did you do, who did the rest, and what did you hand over?'),
    deliverables: [
      'Design library',
      'Software migration',
      draft('Component specifications'),
      draft('File thumbnails'),
    ],
    tools: [draft('Figma'), draft('Axure RP'), draft('Adobe XD')],
    impact: [designProcess, fileIdentification],
  },
  summary: {
    problem: draft('Every screen had its own buttons, and file types looked alike.'),
    part: draft('I merged duplicates into components, and drew file thumbnails.'),
    outcome,
  },
  brief: {
    problem:
      question('Whose work did the old library slow down, and where?') ??
      draft('Buttons differed from screen to screen, and files of every type looked the same.'),
    part: draft(
      'I rebuilt the components in the new software and drew a thumbnail for each file type.',
    ),
    decision:
      question('Which decision shaped the migration, in one line?') ??
      draft('Clean up before the move: each set of duplicates became one component.'),
    constraint: question('Which constraint mattered most: time, tools, or people?'),
    outcome:
      question('Do both figures come from SkyPro UI, and what became of the library?') ?? outcome,
    evidence: question('How was each figure measured, before and after what?'),
  },
  placeholderNote:
    question(
      'What do the pictures show, once a real sketch or photo is among them? One line for visitors.',
    ) ?? 'Library redrawn for this site; the names, sizes, and counts in it are examples',
  chapters: {
    goals: {
      id: 'goals',
      points: [
        draft('Build every screen from one library'),
        draft('Move it to the new design software'),
        draft('Make the right file easy to find'),
      ],
    },
    users: {
      id: 'users',
      points: [draft('Designers who draw the screens'), draft('Developers who build them')],
    },
    problems: {
      id: 'problems',
      points: [
        draft('Many versions of one component'),
        draft('Components that existed only in the old software'),
        draft('File types that looked alike'),
      ],
    },
    approach: {
      id: 'approach',
      title: draft('Clean up, then move.'),
      lead: draft('I listed all components, and merged the duplicates before the move.'),
      blocks: [
        {
          kind: 'triple',
          id: 'situation',
          lists: [
            {
              title: 'Situation',
              items: [draft('A library full of duplicates had to move to new software')],
            },
            {
              title: 'Pain points',
              items: [draft('Every duplicate would have to move, too')],
            },
            {
              title: 'Tasks',
              items: [draft('Merge the components and move them')],
            },
          ],
        },
        {
          kind: 'scene',
          id: 'from-variants-to-library',
          layout: 'ruler',
          placeholderFor: 'Material from the project',
          steps: [
            {
              title: draft('Inventory'),
              text: draft('I collected buttons, fields, and rows from every screen.'),
            },
            {
              title: draft('Sort by kind'),
              text: draft('I laid the duplicates side by side.'),
            },
            {
              title: draft('Merge'),
              text: draft('I merged each set of duplicates into one component.'),
            },
            {
              title: draft('Set the rules'),
              text: draft('I wrote down the grid and the spacing.'),
            },
            {
              title: draft('One library'),
              text: draft('One of each component, and file thumbnails.'),
            },
          ],
          alt: draft(
            `The finished library in three columns, Buttons, Form Fields, and Lists; with them six file thumbnails and two figures: ${figures.designProcess.value} ${figures.designProcess.label}, ${figures.fileIdentification.value} ${figures.fileIdentification.label}.`,
          ),
        },
        {
          kind: 'text',
          id: 'library-migration',
          title: 'Library Migration',
          description: [
            draft('I drew every state of each component, and linked the designs to the library.'),
          ],
          pictures: [
            {
              file: 'migration-path.svg',
              phone: 'migration-path-phone.svg',
              placeholderFor: 'The migration plan',
              alt: draft(
                'The migration’s path in four steps from the old design software to the new one: clean up, rebuild, check, hand off.',
              ),
            },
          ],
        },
        {
          kind: 'decision',
          id: 'decision',
          chosen: question('Which software did you choose?'),
          rejected: question('Which software did you leave, and what else was considered?'),
          why: question('What spoke for the new software?'),
          cost: question('What was left behind in the migration?'),
        },
      ],
    },
    media: {
      id: 'media',
      title: draft('The library.'),
      lead: draft('Each component in its states, and a thumbnail for each file type.'),
      blocks: [
        {
          kind: 'prototype',
          id: 'buttons-form-fields-lists',
          placeholderFor: 'The library itself',
          title: 'Buttons, Form Fields & Lists',
          description: draft('Choose a component, a state, and a theme.'),
          height: 450,
          bleed: true,
          address: owner.prototypes.skyproUi,
          poster: {
            file: 'specimen',
            phone: 'specimen-phone',
            alt: draft('The component library with buttons, form fields, and lists side by side.'),
          },
        },
        {
          kind: 'text',
          id: 'file-thumbnails',
          title: 'File Thumbnails',
          description: [
            draft(
              'Shape, color, and label show the file type together, so nobody has to rely on color alone.',
            ),
          ],
          pictures: [
            {
              file: 'file-thumbnails.svg',
              phone: 'file-thumbnails-phone.svg',
              placeholderFor: 'The thumbnail system',
              alt: draft(
                'Thumbnails for twelve file types in one system of shape, color, and label, among them PDF, DOC, XLS, JPG, MP4, and ZIP.',
              ),
            },
          ],
        },
        {
          kind: 'results',
          id: 'results',
          title: 'Results',
          figures: [
            {
              ...designProcess,
              label: `${designProcess.label}${draft(', because all components share one library')}`,
            },
            {
              ...fileIdentification,
              label: `${fileIdentification.label}${draft(', because each file type has its own thumbnail')}`,
            },
          ],
        },
        {
          kind: 'reflection',
          id: 'reflection',
          failed: question('What failed on the way to the library?'),
          differently: question('What would you do differently in the next migration?'),
        },
      ],
    },
    skills: {
      id: 'skills',
      title: 'Skills developed',
      skills: [
        {
          title: draft('Component design'),
          text: draft('Making one component from many copies.'),
        },
        {
          title: draft('Migration planning'),
          text: draft('Deciding what to clean up before it moves.'),
        },
        {
          title: draft('Documentation'),
          text: draft('Writing down when to use a component.'),
        },
      ],
    },
  },
};
