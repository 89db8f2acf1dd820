// Previews are 152 by 114 units. components.css colors their shapes by class, file type, and theme.

export interface FileKind {
  readonly letters: string;
  readonly file: string;
  readonly details: string;
  readonly preview: string;
}

const sheetOfPaper =
  '<path class="page" d="M46 16h44l16 16v66H46z"/><path class="soft" d="M90 16v16h16z"/>';
const wide = '<path class="page" d="M26 24h100v66H26z"/>';

const lines = (...rows: readonly (readonly [number, number, number])[]): string =>
  rows.map(([x, y, width]) => `<path class="soft" d="M${x} ${y}h${width}v4H${x}z"/>`).join('');

const bars = (heights: readonly number[], x: number, base: number, step: number): string =>
  heights
    .map(
      (h, at) =>
        `<path class="ink" d="M${x + at * step} ${base - h}h${step - 4}v${h}h-${step - 4}z"/>`,
    )
    .join('');

const wave = [8, 18, 30, 16, 40, 54, 34, 22, 46, 28, 14, 24, 10];

export const fileKinds: Readonly<Record<string, FileKind>> = {
  pdf: {
    letters: 'PDF',
    file: 'Crew handbook.pdf',
    details: '4.2 MB · Mar 12',
    preview: `${sheetOfPaper}<path class="ink" d="M54 28h26v8H54z"/>${lines([54, 44, 44], [54, 52, 38])}<path class="ink" d="M54 64h20v26H54z"/>${lines([79, 64, 19], [79, 72, 19], [79, 80, 13])}`,
  },
  doc: {
    letters: 'DOC',
    file: 'Meeting notes.docx',
    details: '86 KB · Apr 2',
    preview: `${sheetOfPaper}<path class="ink" d="M54 28h22v6H54z"/>${lines([54, 44, 44], [54, 52, 44], [54, 60, 36], [54, 74, 44], [54, 82, 28])}`,
  },
  sheet: {
    letters: 'XLS',
    file: 'Spring roster.xlsx',
    details: '312 KB · Mar 28',
    preview: `${wide}<path class="ink" d="M26 24h100v13H26z"/><path class="line" d="M26 50.5h100M26 63.5h100M26 76.5h100M51 37v53M76 37v53M101 37v53"/><path class="soft" d="M76 50.5h25v13H76zM51 63.5h25v13H51z"/><path class="ink" d="M101 76.5h25V90h-25z"/>`,
  },
  slides: {
    letters: 'PPT',
    file: 'Kickoff.pptx',
    details: '9.8 MB · Jan 15',
    preview: `${wide}<path class="ink" d="M36 33h34v7H36z"/>${lines([36, 46, 26], [36, 54, 30], [36, 62, 20])}${bars([14, 22, 18, 34, 44], 76, 81, 9)}<path class="line" d="M74 81.5h46"/>`,
  },
  image: {
    letters: 'JPG',
    file: 'Runway at dusk.jpg',
    details: '3.1 MB · Feb 9',
    preview: `${wide}<path class="wash" d="M30 28h92v58H30z"/><circle class="soft" cx="96" cy="46" r="10"/><path class="ink" d="M30 86V74l24-26 22 24 12-12 34 26z"/>`,
  },
  video: {
    letters: 'MP4',
    file: 'Cabin tour.mp4',
    details: '48 MB · 1:42',
    preview: `<path class="ink" d="M24 22h104v70H24z"/><path class="page" d="M29 26h6v6h-6zM29 39h6v6h-6zM29 52h6v6h-6zM29 65h6v6h-6zM29 79h6v6h-6zM117 26h6v6h-6zM117 39h6v6h-6zM117 52h6v6h-6zM117 65h6v6h-6zM117 79h6v6h-6z"/><path class="soft" d="M40 27h72v60H40z"/><path class="ink" d="M67 43v28l24-14z"/>`,
  },
  audio: {
    letters: 'WAV',
    file: 'Gate chime.wav',
    details: '1.4 MB · 0:08',
    preview: wave
      .map(
        (h, at) =>
          `<rect class="${at < 6 ? 'ink' : 'soft'}" x="${26 + at * 8}" y="${57 - h / 2}" width="4" height="${h}" rx="2"/>`,
      )
      .join(''),
  },
  archive: {
    letters: 'ZIP',
    file: 'Icons, final set.zip',
    details: '22 MB · 214 items',
    preview:
      '<path class="page" d="M36 32h80v60H36z"/><path class="soft" d="M32 22h88v18H32z"/><path class="ink" d="M72 22h4v6h-4zM76 28h4v6h-4zM72 34h4v6h-4zM76 40h4v6h-4zM72 46h4v6h-4zM69 54h14v22H69z"/><path class="page" d="M73 64h6v8h-6z"/>',
  },
  code: {
    letters: 'JS',
    file: 'menu.js',
    details: '12 KB · 340 lines',
    preview:
      '<path class="ink" d="M26 20h100v74H26z"/><path class="page" d="M34 32h18v4H34zM56 32h26v4H56zM42 44h30v4H42zM50 56h36v4H50zM42 68h18v4H42zM34 80h10v4H34z"/><path class="soft" d="M76 44h22v4H76zM90 56h12v4H90zM64 68h30v4H64z"/>',
  },
  design: {
    letters: 'FIG',
    file: 'Library, buttons.fig',
    details: '6.0 MB · today',
    preview: `${wide}<path class="curve" d="M40 78C52 28 96 92 112 38"/><path class="line" d="M40 78 52 42M112 38 98 74"/><path class="ink" d="M36 74h8v8h-8zM108 34h8v8h-8z"/><circle class="ink" cx="52" cy="42" r="4"/><circle class="ink" cx="98" cy="74" r="4"/>`,
  },
  font: {
    letters: 'TTF',
    file: 'Wayfinding Sans.ttf',
    details: '128 KB · 5 styles',
    preview:
      '<path class="line" d="M20 36.5h112M20 78.5h112"/><text class="ink" x="76" y="78" text-anchor="middle" font-family="Display" font-weight="700" font-size="58">Aa</text>',
  },
  folder: {
    letters: 'DIR',
    file: 'Templates',
    details: '18 items · Apr 4',
    preview:
      '<path class="ink" d="M28 26h34l8 10h54v54H28z"/><path class="page" d="M38 42h76v30H38z"/><path class="soft" d="M28 52h96v38H28z"/>',
  },
};

export function fileKind(id: string): FileKind {
  const kind = fileKinds[id];
  if (!kind) throw new Error(`No file kind ${id}`);
  return kind;
}

export function drawPreview(id: string): string {
  return `<svg class="sky-preview-drawing" viewBox="0 0 152 114" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${fileKind(id).preview}</svg>`;
}
