export const night = '#062c30';
export const bright = '#5fe0d2';
export const deep = '#0b4f55';
export const teal = '#148087';
export const cream = '#f4efe6';
export const peach = '#ffa777';
export const gold = '#f5b82e';
export const clay = '#b83a1e';

export const display = 'var(--display)';
