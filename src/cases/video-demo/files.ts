export const files = import.meta.glob(
  ['./*.svg', './pictures/*', '../../films/rendered/demo-*.{webm,mp4,vtt}'],
  { eager: true, import: 'default' },
);
