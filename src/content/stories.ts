/** The list of stories on Home. */
export const stories = {
  title: 'Seven case studies',
  all: 'All the work',
};
