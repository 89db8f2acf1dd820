const shapes = {
  arrowDown: 'M12 3v17M5 13l7 7 7-7',
  arrowLeft: 'M21 12H4M11 5l-7 7 7 7',
  arrowRight: 'M3 12h17M13 5l7 7-7 7',
  arrowUpRight: 'M6 18L18 6M8 6h10v10',
  close: 'M5 5l14 14M19 5L5 19',
  code: 'M8 6l-6 6 6 6M16 6l6 6-6 6M13.5 4l-3 16',
  enlarge: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  mail: 'M2 5h20v14H2zM2.5 6l9.5 7.5L21.5 6',
  menu: 'M3 8h18M3 16h18',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15L19.5 12z',
  profile:
    'M3 3h18v18H3zM12 13a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5.5 21c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5',
} as const;

export type IconName = keyof typeof shapes;

interface Props {
  name: IconName;
  size?: string;
}

/** Always decorative: visible text or a label must say the same. */
export function Icon({ name, size = '1em' }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
