/** How many of each may be chosen as recipients of one request. */
export const mostRecipients = { teams: 30, agents: 30, coachingStaff: 30 } as const;

/** How many unfinished requests a club may keep. */
export const mostDrafts = 50;

/** How long a discarded draft can be taken back, in seconds. */
export const draftRestorableSeconds = 30;
