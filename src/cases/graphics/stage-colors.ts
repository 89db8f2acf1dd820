export const plum = '#4a1942';
export const eggplant = '#33102d';
/** `lit` is the wall, `shade` its seams. Both are dark enough for text. */
export const lit = '#5a2751';
export const shade = '#4f1f47';
export const wire = '#764069';
export const pink = '#ff8fb8';
export const peach = '#ffa777';
export const blush = '#ffd9b8';
export const cream = '#f4efe6';
export const yellow = '#f5b82e';
export const clay = '#b83a1e';
export const pine = '#17402f';
