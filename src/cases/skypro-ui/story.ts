import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { owner } from '../../content/owner';
import type { Story } from '../../content/types';

export const story: Story = {
  header: {
    logo: { file: 'logo.svg', alt: 'SkyPro UI logo: two wings, one above the other' },
    position: draft(
      'I built the library’s components, moved it from the old design software to the new, and wrote down how to use it.',
    ),
    deliverables: [
      'Design library',
      'Software migration',
      draft('Component specifications'),
      draft('File thumbnails'),
    ],
    tools: [draft('Figma'), draft('Axure RP'), draft('Adobe XD')],
    impact: [figures.designProcess, figures.fileIdentification],
  },
  brief: {
    outcome: `Designing became ${figures.designProcess.value} faster and files were identified ${figures.fileIdentification.value} more efficiently.`,
    problem: draft(
      'Every file drew its own buttons, fields and rows, in software we were leaving.',
    ),
    part: draft('I rebuilt the components, moved the files and drew the thumbnail system.'),
    decision: draft('Clean up first, then migrate: nothing moved that the library did not know.'),
  },
  premise: draft('Every file had its own idea of a button.'),
  chapters: [
    {
      kind: 'goals',
      id: 'goals',
      points: [
        draft('Make one library the place every screen is drawn from'),
        draft('Move it to the new design software without stopping work'),
        draft('Let anybody find the right file at a glance'),
      ],
    },
    {
      kind: 'users',
      id: 'users',
      points: [
        draft('Designers who draw screens every day'),
        draft('Developers who read specifications from those files'),
        draft('New colleagues who have to find their way around'),
      ],
    },
    {
      kind: 'problems',
      id: 'problems',
      points: [
        draft('The same element drawn many times, never quite alike'),
        draft('Components that did not survive the change of software'),
        draft('Files that all looked the same from outside'),
      ],
    },
    {
      kind: 'approach',
      id: 'approach',
      title: draft('Clean up first, then move.'),
      lead: draft(
        'A migration copies whatever it is given. So the inventory came first, and only what earned its place in the library was rebuilt.',
      ),
      blocks: [
        {
          kind: 'scene',
          id: 'from-variants-to-library',
          title: draft('From variants to a library'),
          steps: [
            {
              title: draft('Take stock'),
              text: draft(
                'Buttons, fields and rows from every file on one table: four button shapes, three blues.',
              ),
            },
            {
              title: draft('Sort by kind'),
              text: draft('Turned upright and grouped, the doubles became easy to see.'),
            },
            {
              title: draft('Merge'),
              text: draft('Duplicates were laid over one another until one of each was left.'),
            },
            {
              title: draft('Set the rules'),
              text: draft('Three columns, one grid, spacing that is written down.'),
            },
            {
              title: draft('Hand over'),
              text: `The finished sheet: designing ${figures.designProcess.value} faster, files identified ${figures.fileIdentification.value} more efficiently.`,
            },
          ],
          alt: `The finished library in three columns, Buttons, Form Fields and Lists, with one of each kind in one blue; under them six file thumbnails sorted by type; at the foot ${figures.designProcess.value} and ${figures.fileIdentification.value}.`,
        },
        {
          kind: 'triple',
          id: 'situation',
          lists: [
            {
              title: 'Situation',
              items: [
                draft('A grown set of design files with no shared source'),
                draft('A decision to change the design software'),
              ],
            },
            {
              title: 'Painpoints',
              items: [
                draft('Duplicates of buttons, fields and rows in every file'),
                draft('Time lost looking for the file that counts'),
              ],
            },
            {
              title: 'Tasks',
              items: [
                draft('Take stock and cut the variants'),
                draft('Rebuild the components in the new software'),
                draft('Give every file a thumbnail that says what it is'),
              ],
            },
          ],
        },
        {
          kind: 'text',
          id: 'library-migration',
          title: 'Library Migration',
          description: [
            draft(
              'The library moved in four stations: take stock, rebuild, check against the old screens, hand over. Each component was rebuilt once, with its states, and linked back into the files that used it.',
            ),
            draft('Work went on meanwhile: a file moved only when everything in it had moved.'),
          ],
          pictures: [
            {
              file: 'migration-path.svg',
              phone: 'migration-path-phone.svg',
              alt: draft(
                'The migration’s path in four stations from the old design software to the new one: inventory, rebuild, check, hand over.',
              ),
              caption: draft('The migration’s path'),
            },
          ],
        },
        {
          kind: 'compare',
          id: 'library-before-after',
          title: draft('The library, before and after'),
          before: {
            file: 'library-before.svg',
            phone: 'library-before-phone.svg',
            alt: draft(
              'Buttons, form fields and list rows lie tilted on a dark blue ground, in four button shapes and three blues.',
            ),
            caption: draft('Before: every part drawn more than once'),
          },
          after: {
            file: 'library-after.svg',
            phone: 'library-after-phone.svg',
            alt: draft(
              'The same parts on a specimen sheet in three columns, with one button shape, one blue, grid lines and spacing marks.',
            ),
            caption: draft('After: one sheet, one shape, one blue'),
          },
        },
      ],
    },
    {
      kind: 'media',
      id: 'media',
      title: draft('The library, piece by piece.'),
      lead: draft(
        'Every component comes with its states, its spacing and one sentence on when to use it.',
      ),
      blocks: [
        {
          kind: 'prototype',
          id: 'try-the-library',
          title: draft('Try the library'),
          description: draft('Choose a component, its state and a theme.'),
          height: 450,
          address: owner.prototypes.skyproUi,
          poster: {
            file: 'specimen',
            phone: 'specimen-phone',
            alt: draft('The component library with buttons, form fields and lists side by side.'),
          },
        },
        {
          kind: 'text',
          id: 'buttons-form-fields-lists',
          title: 'Buttons, Form Fields & Lists',
          description: [
            draft(
              'Three families carry most screens. Each has one shape, a fixed set of sizes, and all of its states drawn, so that nobody has to guess what “disabled” looks like.',
            ),
          ],
          pictures: [
            {
              file: 'buttons-all',
              phone: 'buttons-all-phone',
              alt: draft(
                'All buttons of the library on one sheet: kinds by row, states by column.',
              ),
              caption: draft('Buttons, in all states'),
            },
            {
              file: 'form-fields',
              phone: 'form-fields-phone',
              alt: draft(
                'Form fields of the library: empty, filled, focused, with an error, disabled.',
              ),
              caption: draft('Form fields'),
            },
            {
              file: 'lists',
              phone: 'lists-phone',
              alt: draft('Lists of the library, with their rows in all states.'),
              caption: draft('Lists'),
            },
          ],
        },
        {
          kind: 'text',
          id: 'file-thumbnails',
          title: 'File Thumbnails',
          description: [
            `A thumbnail says what a file is before its name is read: file identification became ${figures.fileIdentification.value} more efficient.`,
            draft(
              'Shape, color and label each tell the type on their own, so that no one has to rely on color.',
            ),
          ],
          pictures: [
            {
              file: 'file-thumbnails.svg',
              phone: 'file-thumbnails-phone.svg',
              alt: draft(
                'Thumbnails for twelve file types in one system of shape, color and label, among them PDF, DOC, XLS, JPG, MP4 and ZIP.',
              ),
              caption: draft('One thumbnail system, twelve file types'),
            },
            {
              file: 'file-thumbnails',
              phone: 'file-thumbnails-phone',
              alt: draft('The thumbnails in use in the library, each with a preview of its file.'),
              caption: draft('The thumbnails in use'),
            },
          ],
        },
        {
          kind: 'results',
          id: 'results',
          title: 'Results',
          description: draft('Less time drawing what exists already, less time looking for it.'),
          figures: [figures.designProcess, figures.fileIdentification],
        },
      ],
    },
    {
      kind: 'skills',
      id: 'skills',
      title: 'Skills developed',
      skills: [
        {
          title: draft('Component design'),
          text: draft(
            'Drawing a part once, with all its states, so that it can be used a hundred times.',
          ),
        },
        {
          title: draft('Migration planning'),
          text: draft('Moving a library between tools while people keep working with it.'),
        },
        {
          title: draft('Documentation'),
          text: draft('Writing rules short enough to be read.'),
        },
      ],
    },
  ],
};
