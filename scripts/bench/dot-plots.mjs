const [left, right, top, line, foot] = [150, 60, 56, 26, 30];
const width = 760;
const marks = [
  (x, y) => `<circle class="mark" cx="${x}" cy="${y}" r="5"/>`,
  (x, y) => `<circle class="ring" cx="${x}" cy="${y}" r="4.5"/>`,
];

const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * @typedef {object} Plot One or two figures for each row, on one scale from nought.
 * @property {string} title
 * @property {string} unit
 * @property {string[]} names what the figures are
 * @property {{ label: string, values: (number | undefined)[] }[]} rows
 */

/**
 * Plots one below the other, as an SVG that suits light and dark pages.
 * @param {Plot[]} plots
 */
export function dotPlots(plots) {
  let height = 0;
  const panels = plots.map((plot) => {
    const panel = `<g transform="translate(0 ${height})">\n${draw(plot)}\n</g>`;
    height += top + plot.rows.length * line + foot;
    return panel;
  });
  const label = escape(plots.map(({ title }) => title).join(', '));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">
<style>
text{font:13px ui-sans-serif,system-ui,sans-serif;fill:#5a5148}
.title{font-weight:600;font-size:15px;fill:#1c1815}
.label{text-anchor:end}.tick{text-anchor:middle;font-size:11px}
.grid{stroke:#8883}.span{stroke:#b83a1e;stroke-width:2}
.mark{fill:#b83a1e}.ring{fill:#f4efe6;stroke:#5a5148;stroke-width:2}
@media (prefers-color-scheme:dark){text{fill:#b5aa9c}.title{fill:#f1eadf}.span{stroke:#ffa777}.mark{fill:#ffa777}.ring{fill:#161311;stroke:#b5aa9c}}
</style>
${panels.join('\n')}
</svg>
`;
}

function draw({ title, unit, names, rows }) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values.filter(Number.isFinite)));
  const step = niceStep(most / 5);
  const end = Math.ceil(most / step) * step;
  const x = (value) => Math.round(left + (value / end) * (width - left - right));
  const bottom = top + rows.length * line;
  const grid = Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step).map(
    (value) =>
      `<path class="grid" d="M${x(value)} ${top - 8}V${bottom}"/><text class="tick" x="${x(value)}" y="${bottom + 18}">${value}</text>`,
  );
  const drawn = rows.map(({ label, values }, row) => {
    const y = top + row * line + line / 2;
    const known = values.filter(Number.isFinite);
    const span =
      known.length > 1 ? `<path class="span" d="M${x(known[0])} ${y}H${x(known[1])}"/>` : '';
    const dots = values.map((value, at) => (Number.isFinite(value) ? marks[at](x(value), y) : ''));
    return `<text class="label" x="${left - 14}" y="${y + 4}">${escape(label)}</text>${span}${dots.toReversed().join('')}`;
  });
  const legend = names.map(
    (name, at) =>
      `${marks[at](left + at * 180 + 5, 34)}<text x="${left + at * 180 + 18}" y="38">${escape(name)}</text>`,
  );
  const heading = `<text class="title" x="14" y="20">${escape(title)}, ${escape(unit)}</text>`;
  return [heading, ...legend, ...grid, ...drawn].join('\n');
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(about) {
  const power = 10 ** Math.floor(Math.log10(about));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= about) ?? about;
}
