export const files = import.meta.glob(
  ['./*.svg', './pictures/*', '../../films/rendered/recruitment-*.{webp,webm,mp4}'],
  { eager: true, import: 'default' },
);
