export const componentIds = ['button', 'field', 'list', 'file'] as const;
export type ComponentId = (typeof componentIds)[number];

export const sizes = ['s', 'm', 'l'] as const;
export type Size = (typeof sizes)[number];

export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

export interface Option {
  readonly id: string;
  readonly name: string;
}

export interface Measure {
  readonly name: string;
  readonly values: Readonly<Record<Size, number>>;
}

export interface Component {
  readonly name: string;
  readonly plural: string;
  readonly about: string;
  readonly variants: readonly Option[];
  readonly states: readonly Option[];
  readonly parts: readonly string[];
  readonly measures: readonly Measure[];
}

const state = {
  default: { id: 'default', name: 'Default' },
  hover: { id: 'hover', name: 'Hover' },
  focus: { id: 'focus', name: 'Focus' },
  pressed: { id: 'pressed', name: 'Pressed' },
  selected: { id: 'selected', name: 'Selected' },
  error: { id: 'error', name: 'Error' },
  loading: { id: 'loading', name: 'Loading' },
  disabled: { id: 'disabled', name: 'Disabled' },
} as const;

const measure = (name: string, s: number, m: number, l: number): Measure => ({
  name,
  values: { s, m, l },
});

export const components: Readonly<Record<ComponentId, Component>> = {
  button: {
    name: 'Button',
    plural: 'Buttons',
    about: 'Starts an action. One primary button per view; the rest stay quiet.',
    variants: [
      { id: 'primary', name: 'Primary' },
      { id: 'secondary', name: 'Secondary' },
      { id: 'quiet', name: 'Quiet' },
      { id: 'danger', name: 'Danger' },
    ],
    states: [state.default, state.hover, state.focus, state.pressed, state.loading, state.disabled],
    parts: ['Container', 'Icon', 'Label'],
    measures: [
      measure('Height', 36, 44, 52),
      measure('Padding, sides', 14, 20, 26),
      measure('Gap', 6, 8, 10),
      measure('Icon', 16, 18, 20),
      measure('Text size', 13, 15, 17),
    ],
  },
  field: {
    name: 'Form field',
    plural: 'Form fields',
    about: 'Asks for one thing. The label stays visible; help and errors share one line below.',
    variants: [
      { id: 'text', name: 'Text' },
      { id: 'select', name: 'Select' },
      { id: 'area', name: 'Text area' },
      { id: 'checks', name: 'Checkboxes' },
      { id: 'switch', name: 'Switch' },
    ],
    states: [state.default, state.hover, state.focus, state.error, state.loading, state.disabled],
    parts: ['Label', 'Control', 'Help'],
    measures: [
      measure('Control height', 36, 44, 52),
      measure('Padding, sides', 10, 14, 16),
      measure('Gap', 4, 6, 8),
      measure('Corner', 6, 8, 10),
      measure('Text size', 14, 16, 18),
    ],
  },
  list: {
    name: 'List',
    plural: 'Lists',
    about: 'Rows of one kind, read from the left. A row is one target; its end holds one status.',
    variants: [
      { id: 'single', name: 'Single line' },
      { id: 'double', name: 'Two lines' },
      { id: 'checks', name: 'With checkboxes' },
    ],
    states: [
      state.default,
      state.hover,
      state.focus,
      state.selected,
      state.error,
      state.loading,
      state.disabled,
    ],
    parts: ['Row', 'Lead', 'Text', 'Status'],
    measures: [
      measure('Row height', 44, 56, 68),
      measure('Padding, sides', 12, 16, 20),
      measure('Gap', 10, 12, 16),
      measure('Lead', 24, 32, 40),
      measure('Text size', 14, 15, 17),
    ],
  },
  file: {
    name: 'File thumbnail',
    plural: 'File thumbnails',
    about: 'Shows a file’s type three ways: by color, shape, and letters.',
    variants: [
      { id: 'pdf', name: 'PDF' },
      { id: 'doc', name: 'Document' },
      { id: 'sheet', name: 'Spreadsheet' },
      { id: 'slides', name: 'Slides' },
      { id: 'image', name: 'Image' },
      { id: 'video', name: 'Video' },
      { id: 'audio', name: 'Audio' },
      { id: 'archive', name: 'Archive' },
      { id: 'code', name: 'Code' },
      { id: 'design', name: 'Design' },
      { id: 'font', name: 'Font' },
      { id: 'folder', name: 'Folder' },
    ],
    states: [
      state.default,
      state.hover,
      state.focus,
      state.selected,
      state.error,
      state.loading,
      state.disabled,
    ],
    parts: ['Preview', 'Name', 'Details'],
    measures: [
      measure('Width', 112, 152, 200),
      measure('Preview height', 84, 114, 150),
      measure('Gap', 6, 8, 10),
      measure('Corner', 6, 8, 10),
      measure('Text size', 13, 14, 16),
    ],
  },
};

export interface Token {
  readonly name: string;
  readonly property: string;
}

const token = (name: string, property: string): Token => ({ name, property });

const buttonTokens: Readonly<Record<string, readonly Token[]>> = {
  primary: [
    token('action/fill', '--sky-primary'),
    token('action/text', '--sky-on-primary'),
    token('action/hover', '--sky-primary-hover'),
  ],
  secondary: [
    token('outline/edge', '--sky-primary'),
    token('outline/text', '--sky-primary'),
    token('outline/hover', '--sky-soft'),
  ],
  quiet: [token('quiet/text', '--sky-primary'), token('quiet/hover', '--sky-soft')],
  danger: [
    token('danger/fill', '--sky-danger'),
    token('danger/text', '--sky-on-danger'),
    token('danger/hover', '--sky-danger-hover'),
  ],
};

export function tokensOf(component: ComponentId, variant: string, current: string): Token[] {
  const list = [...tokensAtRest(component, variant)];
  if (current === 'focus') list.unshift(token('focus/ring', '--sky-focus'));
  if (current === 'error') list.unshift(token('danger/text', '--sky-danger-text'));
  if (current === 'disabled') {
    list.unshift(
      token('disabled/fill', '--sky-disabled'),
      token('disabled/text', '--sky-on-disabled'),
    );
  }
  if (current === 'selected') list.unshift(token('selected/fill', '--sky-soft'));
  return list.slice(0, 4);
}

function tokensAtRest(component: ComponentId, variant: string): readonly Token[] {
  if (component === 'button') return buttonTokens[variant] ?? [];
  if (component === 'file') {
    return [
      token(`file/${variant}/ground`, '--kind-ground'),
      token(`file/${variant}/ink`, '--kind-ink'),
      token('text/main', '--sky-text'),
      token('text/muted', '--sky-muted'),
    ];
  }
  if (component === 'list') {
    return [
      token('surface', '--sky-surface'),
      token('text/main', '--sky-text'),
      token('text/muted', '--sky-muted'),
      token('hairline', '--sky-hairline'),
    ];
  }
  return [
    token('field/fill', '--sky-surface'),
    token('field/edge', '--sky-edge'),
    token('text/main', '--sky-text'),
    token('text/muted', '--sky-muted'),
  ];
}

export function textPair(
  component: ComponentId,
  variant: string,
  current: string,
): readonly [text: string, ground: string] {
  if (component === 'button') {
    if (current === 'disabled') {
      const filled = variant === 'primary' || variant === 'danger';
      return ['--sky-on-disabled', filled ? '--sky-disabled' : '--sky-canvas'];
    }
    if (variant === 'primary') return ['--sky-on-primary', '--sky-primary'];
    if (variant === 'danger') return ['--sky-on-danger', '--sky-danger'];
    return ['--sky-primary', '--sky-canvas'];
  }
  const text = current === 'disabled' ? '--sky-on-disabled' : '--sky-text';
  if (component === 'file') return [text, '--sky-canvas'];
  return [
    text,
    current === 'disabled' && component === 'field' ? '--sky-disabled' : '--sky-surface',
  ];
}
