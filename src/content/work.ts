export const work = { title: 'Work', note: 'Six case studies' };
