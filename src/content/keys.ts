export const keys = {
  title: 'Keyboard shortcuts',
  list: [
    { keys: ['J'], does: 'Next chapter of a case study' },
    { keys: ['K'], does: 'Previous chapter' },
    { keys: ['I'], does: 'Show or hide the design over the page' },
    { keys: ['?'], does: 'Show these shortcuts' },
    { keys: ['Arrows', 'Home', 'End'], does: 'Move between chapters while their list has focus' },
  ],
  switch: 'Keyboard shortcuts on',
  off: 'When off, J, K, I, and ? do nothing. Arrows, Home, and End always work.',
};
