/** Under which key the cache keeps the sheet of roles and fees of a negotiation, by its id. */
export const feeSheetKeys = { deal: ['feeSheet', 'deal'] } as const;
