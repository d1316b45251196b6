import type { TestApp } from '../stage/build-test-app.ts';

/** The club signs a negotiation at the version seen, and accepts the transaction cost that its dialog shows. */
export async function signByClub(
  app: TestApp,
  token: string,
  seen: { negotiationId: number; version: number },
) {
  const { negotiationId } = seen;
  const shown = await app.call(token, 'Negotiation/GetDealCost', { negotiationId });
  const acceptedCost = shown.status === 200 ? shown.ok.cost : null;
  return app.call(token, 'Negotiation/SignNegotiation', { ...seen, acceptedCost });
}
