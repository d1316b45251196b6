/** Under which key the cache keeps what agents take on a negotiation, by its id. */
export const feesKeys = { deal: ['fees', 'deal'] } as const;
