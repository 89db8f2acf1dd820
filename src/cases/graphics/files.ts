export const files = import.meta.glob(
  ['./*.svg', './pictures/*', '../../films/rendered/recruitment-*.{avif,mp4}'],
  { eager: true, import: 'default' },
);
