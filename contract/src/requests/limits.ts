/** How many of each may be chosen as recipients of one request (PRODUCT §9, defaults). */
export const mostRecipients = { teams: 30, agents: 30, coachingStaff: 30 } as const;
