import type { TestApp } from '../stage/build-test-app.ts';

/** The player's and the agent's agreement to what the agent takes on a deal now, where that is anything. */
export async function agreeToPresentFees(
  app: TestApp,
  agentToken: string,
  negotiationId: number,
): Promise<void> {
  const { figures, agreement } = (await app.call(agentToken, 'Commission/GetDealFees', { negotiationId })).ok;
  if (figures === null) return;
  const feeSheetHash = (await app.call(agentToken, 'Negotiation/GetFeeSheet', { negotiationId })).ok.hash;
  await app.call(agentToken, 'Negotiation/AgreeToFeeSheet', { negotiationId, feeSheetHash });
  if (agreement) return;
  const at = app.clock.now();
  await app.services.db
    .insertInto('fee_agreements')
    .values({
      negotiation_id: negotiationId,
      figures,
      way: 'recorded',
      agreed_on: at.toISOString().slice(0, 10),
      statement: 'Signed letter of the player.',
      at,
    })
    .execute();
}
