import type { closingEndpoints } from '@trattativa/contract/deals/closing/endpoints';
import type { TransferCheck } from '@trattativa/contract/deals/closing/transfer-check';
import { presentJudgement } from '../../people/rules.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessTransfer } from '../transfers/access-transfer.ts';
import { judgeTransfer, ruledTransfer } from '../transfers/transfer-rules.ts';
import { readClosing } from './read-closing.ts';

/**
 * What the clubs should know before they sign: the releasing club, which is no party of the negotiation, learns of it only
 * which documents are open. Throws `NOT_FOUND`.
 */
export async function checkTransfer(
  services: Services,
  { actor, input, language }: CallOf<typeof closingEndpoints.checkTransfer>,
): Promise<TransferCheck> {
  const { transfer } = await accessTransfer(services.db, actor, input.transferId);
  const now = services.clock.now();
  const isOver = transfer.state !== 'open';
  const packs = services.rules.current.rules;
  const found = isOver
    ? { verdicts: [], unknown: [] }
    : await judgeTransfer(services.db, packs, ruledTransfer(transfer), now);
  const { window, lastSeason, documents } = await readClosing(services, services.db, transfer.negotiation, {
    actor,
    side: 'reader',
    language,
  });
  return {
    ...presentJudgement(found, language),
    openDocuments: documents.filter(({ isThere }) => !isThere).map(({ kind }) => kind),
    window,
    lastSeason,
  };
}
