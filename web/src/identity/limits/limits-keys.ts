/** What the cache calls the limits of the platform. */
export const limitsKeys = { all: ['limits'] } as const;
