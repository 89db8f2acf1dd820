/** The fragment of what comes after a story's last chapter; the keys lead there too. */
export const endingId = 'next-story';
