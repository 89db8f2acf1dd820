/** The fragment of the section after a story's last chapter. */
export const endingId = 'next-story';
