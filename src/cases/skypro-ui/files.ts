export const files = import.meta.glob(['./*.svg', './pictures/*'], {
  eager: true,
  import: 'default',
});
