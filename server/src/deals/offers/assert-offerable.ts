import type { Language } from '@trattativa/texts/languages';
import { assertMinorProtected } from '../../people/minors.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { TermsRow } from './term-columns.ts';

/**
 * Terms that rules protecting minors allow: made, countered and accepted offers ask it alike. Throws `MINOR_PROTECTED`, beside the
 * commission.
 */
export async function assertOfferable(
  services: Services,
  tx: Transaction,
  language: Language,
  to: { playerId: number | null; teamId: number },
  terms: Pick<TermsRow, 'commission_cents' | 'commission_percent'>,
): Promise<void> {
  const { playerId, teamId } = to;
  if (playerId === null) return;
  const { commission_cents: cents, commission_percent: percent } = terms;
  await assertMinorProtected(
    services,
    tx,
    language,
    { act: 'offer', playerId, agentId: null, teamIds: [teamId], commission: { cents, percent } },
    { person: ['playerId'], commission: [percent === null ? 'commissionAmount' : 'commissionPercent'] },
  );
}
