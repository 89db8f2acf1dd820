export const keys = {
  title: 'Keyboard shortcuts',
  list: [
    { keys: ['J'], does: 'Next chapter of a story' },
    { keys: ['K'], does: 'Chapter before' },
    { keys: ['?'], does: 'These shortcuts' },
    { keys: ['Arrows', 'Home', 'End'], does: 'From chapter to chapter, with focus in their list' },
  ],
  switch: 'Keyboard shortcuts on',
  off: 'Switched off, J, K and ? do nothing. The others need focus and always work.',
};
