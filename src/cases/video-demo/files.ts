export const files = import.meta.glob(
  ['./*.svg', './pictures/*', '../../films/rendered/demo-*.{mp4,vtt}'],
  { eager: true, import: 'default' },
);
