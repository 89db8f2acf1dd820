/** On a grid of 20 units. */
const paths = {
  save: 'M4 4h9l3 3v9H4zM7 4v4h5V4M7 16v-4h6v4',
  upload: 'M10 13V4M6 7.5 10 3.5l4 4M4 13v3h12v-3',
  refresh: 'M16 10a6 6 0 1 1-1.8-4.3M16 3v4h-4',
  trash: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10h7.6l.7-10M8.5 9v4M11.5 9v4',
  check: 'M4 10.5 8 14.5 16 6',
  alert: 'M10 6v5M10 13.6v.2M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4z',
  down: 'M5.5 8 10 12.5 14.5 8',
  chevron: 'M8 5.5 12.5 10 8 14.5',
  retry: 'M4 10a6 6 0 1 0 1.8-4.3M4 3v4h4',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  lock: 'M5 9h10v7H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  inbox: 'M3.5 11h4l1 2h3l1-2h4M3.5 11 6 4.5h8l2.5 6.5v5h-13z',
} as const;

export type IconName = keyof typeof paths;

export function icon(name: IconName): string {
  return `<span class="sky-icon art"><svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${paths[name]}"/></svg></span>`;
}

export const spinner =
  '<span class="sky-icon sky-spinner art"><svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="round" aria-hidden="true"><circle cx="10" cy="10" r="7" opacity=".3"/><path d="M10 3a7 7 0 0 1 7 7"/></svg></span>';
