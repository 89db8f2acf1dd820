import { components, type ComponentId, type Size } from './catalog';
import { fileKinds } from './files';
import { icon, draw, listRow, rows } from './markup';

function still(name: string, markup: string): string {
  return `<div class="still-life" role="img" aria-label="${name}"><div inert>${markup}</div></div>`;
}

let count = 0;
function shape(
  component: ComponentId,
  variant: string,
  state = 'default',
  size: Size = 'm',
): string {
  count += 1;
  return draw(component, { variant, state, size, id: `still-${count}` });
}

export type LinkTo = (component: ComponentId, variant: string) => string;

function matrix(component: ComponentId, size: Size, linkTo: LinkTo): string {
  const { name, variants, states } = components[component];
  const head = states.map((state) => `<th scope="col">${state.name}</th>`).join('');
  const body = variants
    .map((variant) => {
      const cells = states
        .map(
          (state) =>
            `<td data-variant="${variant.id}" data-state="${state.id}" data-name="${state.name}">${still(
              `${variant.name}, ${state.name.toLowerCase()}`,
              shape(component, variant.id, state.id, size),
            )}</td>`,
        )
        .join('');
      return `<tr><th scope="row"><a href="${linkTo(component, variant.id)}" data-variant="${variant.id}">${variant.name}</a></th>${cells}</tr>`;
    })
    .join('');
  return `<div class="matrix matrix-${component}" role="region" aria-label="${name}, all states" tabindex="0"><table><thead><tr><td></td>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function group(title: string, body: string, kind = ''): string {
  return `<section class="group ${kind}"><h3>${title}</h3>${body}</section>`;
}

function noted(note: string, markup: string): string {
  return `<figure class="noted">${markup}<figcaption>${note}</figcaption></figure>`;
}

const sizeNames: readonly (readonly [Size, string])[] = [
  ['s', 'Small'],
  ['m', 'Medium'],
  ['l', 'Large'],
];

function buttons(linkTo: LinkTo): string {
  const heights = components.button.measures[0]?.values;
  const bySize = sizeNames
    .map(([size, name]) =>
      noted(
        `${name} ${heights?.[size] ?? ''}`,
        still(`${name} button`, shape('button', 'primary', 'default', size)),
      ),
    )
    .join('');
  const parts = [
    noted(
      'Label only',
      still(
        'Secondary button without icon',
        `<div class="no-icon">${shape('button', 'secondary')}</div>`,
      ),
    ),
    noted(
      'Icon only',
      still(
        'Secondary button, icon only',
        `<div class="no-label">${shape('button', 'secondary')}</div>`,
      ),
    ),
  ].join('');
  const pair = `<div class="dialog-piece">${still(
    'A question with a quiet and a danger button',
    `<b>Delete “Crew handbook”?</b><span>Copies that others made stay.</span><div class="pair"><div class="no-icon">${shape('button', 'quiet').replace('Refresh list', 'Keep it')}</div>${shape('button', 'danger')}</div>`,
  )}</div>`;
  return `${matrix('button', 'm', linkTo)}<div class="groups groups-button">${group('Sizes', `<div class="shelf">${bySize}</div>`)}${group('Content', `<div class="shelf">${parts}</div>`)}${group('In use', pair)}</div>`;
}

function fields(linkTo: LinkTo): string {
  return matrix('field', 's', linkTo);
}

function lists(linkTo: LinkTo): string {
  const bySize = sizeNames
    .map(([size, name]) => {
      const row = rows[2];
      if (!row) return '';
      const look = { variant: 'single', state: 'default', size, id: '' };
      return noted(
        `${name} ${components.list.measures[0]?.values[size] ?? ''}`,
        still(`${name} row`, `<ul class="sky-list">${listRow(look, row, false)}</ul>`),
      );
    })
    .join('');
  const empty = `<div class="sky-list empty-list">${icon('inbox')}<b>No files yet</b><span>Drop some here, or upload one.</span>${shape('button', 'secondary', 'default', 's')}</div>`;
  return `${listMatrix(linkTo)}<div class="groups groups-list">${group('Sizes', `<div class="row-sizes">${bySize}</div>`)}${group('Empty', still('An empty list with a way to fill it', empty))}</div>`;
}

/** A table with a row per state: the columns of `matrix` are too narrow for the list component. */
function listMatrix(linkTo: LinkTo): string {
  const { variants, states } = components.list;
  const head = variants
    .map(
      ({ id, name }) =>
        `<th scope="col"><a href="${linkTo('list', id)}" data-variant="${id}">${name}</a></th>`,
    )
    .join('');
  const body = states
    .map((state, at) => {
      const row = rows[at % rows.length];
      if (!row) return '';
      const cells = variants
        .map(({ id, name }) => {
          const look = { variant: id, state: state.id, size: 's', id: '' } as const;
          const list = `<ul class="sky-list">${listRow(look, row, state.id === 'selected')}</ul>`;
          return `<td data-variant="${id}" data-state="${state.id}">${still(`${name}, ${state.name.toLowerCase()}`, list)}</td>`;
        })
        .join('');
      return `<tr><th scope="row">${state.name}</th>${cells}</tr>`;
    })
    .join('');
  return `<div class="matrix matrix-list" role="region" aria-label="List, all states" tabindex="0"><table><thead><tr><td></td>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function files(linkTo: LinkTo): string {
  const kinds = components.file.variants
    .map(
      (kind) =>
        `<li><a href="${linkTo('file', kind.id)}" data-variant="${kind.id}" aria-label="${kind.name}"><span inert>${shape('file', kind.id)}</span></a></li>`,
    )
    .join('');
  const states = components.file.states
    .map((state) =>
      noted(
        state.name,
        still(`Thumbnail, ${state.name.toLowerCase()}`, shape('file', 'image', state.id, 's')),
      ),
    )
    .join('');
  return `<div class="groups">${group('Kinds', `<ul class="kinds">${kinds}</ul>`)}</div><div class="groups">${group('States', `<div class="shelf shelf-files">${states}</div>`)}</div>`;
}

export function drawSheet(component: ComponentId, linkTo: LinkTo): string {
  switch (component) {
    case 'button':
      return buttons(linkTo);
    case 'field':
      return fields(linkTo);
    case 'list':
      return lists(linkTo);
    case 'file':
      return files(linkTo);
  }
}

const ramp = ['night', 'ground', 'deep', 'signal', 'sky', 'mist', 'cloud'] as const;
const steps = [4, 8, 12, 16, 24, 32, 48];

export function drawSpecimen(): string {
  const colors = ramp.map((name) => `<li class="chip-${name}">${name}</li>`).join('');
  const spaces = steps
    .map((step) => `<li><i style="--step: ${step}px"></i><span>${step}</span></li>`)
    .join('');
  const thumbs = Object.keys(fileKinds)
    .map((kind) => shape('file', kind, 'default', 's'))
    .join('');
  const cell = (name: string, title: string, body: string): string =>
    `<div class="cell cell-${name}"><p class="cell-note">${title}</p>${body}</div>`;
  return `
    <div class="column">
      <div class="cell cell-title">
        <p class="cell-note">Design library</p>
        <h2 id="specimen-name">Four parts,<br>one hand.</h2>
      </div>
      ${cell('list', 'Lists', still('A list, its first row selected', shape('list', 'double', 'selected')))}
    </div>
    <div class="column">
      ${cell('type', 'Type', '<p class="big-letters" aria-hidden="true">Aa</p><ul class="type-scale"><li>Title 32</li><li>Heading 20</li><li>Body 16</li><li>Detail 13</li></ul>')}
      ${cell('button', 'Buttons', still('Four buttons', `<div class="cluster">${shape('button', 'primary')}${shape('button', 'secondary')}${shape('button', 'danger')}${shape('button', 'quiet')}</div>`))}
      ${cell('space', 'Space', `<ul class="steps">${spaces}</ul>`)}
    </div>
    <div class="column">
      ${cell('color', 'Color', `<ul class="ramp">${colors}</ul>`)}
      ${cell('field', 'Form fields', still('A text field in focus, a switch and a field with an error', `${shape('field', 'text', 'focus')}${shape('field', 'switch')}${shape('field', 'select', 'error')}`))}
    </div>
    ${cell('file', 'File thumbnails', still('Twelve kinds of files', `<div class="strip">${thumbs}</div>`))}`;
}
