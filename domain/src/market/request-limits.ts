/** How many unfinished requests a club may keep. */
export const mostDrafts = 50;

/** How long a discarded draft can be restored, in seconds. */
export const draftRestorableSeconds = 30;

/** Skills that one request asks for. */
export const mostRequestedSkills = 10;

/** A request without one of these, or without a club or agent to go to, is refused (spec §5). Names as in the contract. */
export const mandatoryRequestFields = ['role', 'level', 'city', 'country'] as const;
