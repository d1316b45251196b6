/** The most matches that are counted; one more than a thousand means "more than a thousand". */
export const countedAtMost = 1001;
