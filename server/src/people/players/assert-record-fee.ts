import type { Language } from '@trattativa/texts/languages';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { assertMinorProtected } from '../acts/protect-minors.ts';
import type { PlayerRow } from './player.ts';

/**
 * No record of a protected minor states a commission, whichever of the two was written last. Called after every save, so that a
 * changed birth date, registration or country counts too. Throws `MINOR_PROTECTED`, beside the commission.
 */
export async function assertRecordFee(
  services: Services,
  tx: Transaction,
  language: Language,
  record: Pick<PlayerRow, 'id' | 'commission_fee_min_cents' | 'commission_fee_max_cents'>,
): Promise<void> {
  const { id, commission_fee_min_cents: min, commission_fee_max_cents: max } = record;
  const cents = Math.max(min ?? 0, max ?? 0);
  if (cents === 0) return;
  const field = max ? 'commissionFeeMax' : 'commissionFeeMin';
  await assertMinorProtected(
    services,
    tx,
    language,
    { act: 'offer', playerId: id, agentId: null, commission: { cents, percent: null } },
    { person: ['player', field], commission: ['player', field] },
  );
}
