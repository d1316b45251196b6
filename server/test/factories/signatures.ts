import type { TestApp } from '../stage/build-test-app.ts';

/** The club signs a negotiation at the version seen, and accepts the transaction cost and the sheet that its dialog shows. */
export async function signByClub(
  app: TestApp,
  token: string,
  seen: { negotiationId: number; version: number },
) {
  const { negotiationId } = seen;
  const shown = await app.call(token, 'Negotiation/GetDealCost', { negotiationId });
  const acceptedCost = shown.status === 200 ? shown.ok.cost : null;
  const sheet = await app.call(token, 'Negotiation/GetFeeSheet', { negotiationId });
  const feeSheetHash = sheet.status === 200 ? sheet.ok.hash : null;
  return app.call(token, 'Negotiation/SignNegotiation', { ...seen, acceptedCost, feeSheetHash });
}

/** The proposing side confirms the club's signature, and agrees to the sheet of roles and fees that its dialog shows. */
export async function confirmByProposer(
  app: TestApp,
  token: string,
  seen: { negotiationId: number; version: number },
) {
  const { negotiationId } = seen;
  const sheet = await app.call(token, 'Negotiation/GetFeeSheet', { negotiationId });
  const feeSheetHash = sheet.status === 200 ? sheet.ok.hash : null;
  return app.call(token, 'Negotiation/ConfirmSignature', { ...seen, feeSheetHash });
}
