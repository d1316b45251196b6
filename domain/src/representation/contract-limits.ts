/** How many drafts of one player's contract are kept; the database refuses one more. */
export const maxContractDrafts = 50;
