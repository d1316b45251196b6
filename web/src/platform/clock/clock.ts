/** The current time, for everything that shows or compares times. */
export const now = (): Date => new Date();
