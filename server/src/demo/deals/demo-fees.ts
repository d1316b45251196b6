import { agreeToFees, getDealFees, recordFeeAgreement } from '../../billing/fees/agree-to-fees.ts';
import { dayOf } from '../../platform/clock.ts';
import { uploadDemoPage } from '../demo-files.ts';
import { agentActor, type Past, playerActor } from '../past.ts';

interface FeesOf {
  negotiationId: number;
  agent: { accountId: number; agentId: number };
  player: { id: number; account_id: number | null };
  /** The deal is signed next, so that nobody's agreement may be missing. */
  isSigned: boolean;
}

/**
 * The agreement to what the agent takes: written for players without a login; the player with one has agreed only where
 * the deal is signed, and finds the figures of the others waiting.
 */
export async function agreeInDemo(
  past: Past,
  { negotiationId, agent, player, isSigned }: FeesOf,
): Promise<void> {
  const { figures } = await past.act(getDealFees, agentActor(agent), { negotiationId });
  if (figures === null) return;
  if (player.account_id === null) {
    const asAgent = agentActor(agent);
    const line = 'Accordo del calciatore sul compenso - esempio';
    await past.act(recordFeeAgreement, asAgent, {
      negotiationId,
      figures,
      agreedOn: dayOf(past.now),
      statement: 'Lettera firmata dal calciatore, conservata in agenzia.',
      pageFileId: await uploadDemoPage(past, asAgent, 'Accordo firmato.pdf', line),
    });
  } else if (isSigned) {
    const client = playerActor({ accountId: player.account_id, playerId: player.id });
    await past.act(agreeToFees, client, { negotiationId, figures });
  }
}
