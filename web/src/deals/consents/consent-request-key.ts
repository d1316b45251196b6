/** Cache key of whom a proposal's confirmation was asked of by mail. */
export const consentRequestKey = (negotiationId: number) =>
  ['negotiations', 'consent', negotiationId] as const;
