export const keys = {
  title: 'Keyboard shortcuts',
  list: [
    { keys: ['J'], does: 'Next chapter of a story' },
    { keys: ['K'], does: 'Chapter before' },
    { keys: ['I'], does: 'Inspect: the design over the page, on and off' },
    { keys: ['?'], does: 'These shortcuts' },
    { keys: ['Arrows', 'Home', 'End'], does: 'From chapter to chapter, with focus in their list' },
  ],
  switch: 'Keyboard shortcuts on',
  off: 'Switched off, J, K, I and ? do nothing. The others need focus and always work.',
};
