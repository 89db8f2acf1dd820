export const inspect = {
  leave: 'Leave Inspect',
  hint: 'Point at something, tap it, or press an arrow key.',
  decorative: 'decorative',
  noName: 'none',
  notInOrder: 'not in the order',
  made: 'How it is made',
};
