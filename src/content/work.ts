export const work = { title: 'Work', note: 'Six featured case studies' };
