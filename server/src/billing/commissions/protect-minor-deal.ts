import type { Language } from '@trattativa/texts/languages';
import { type AskedCommission, assertMinorProtected, obstacleTo } from '../../people/minors.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { bookingDay } from '../documents/document-number.ts';
import type { SignedDeal } from './commissions.repository.ts';

type Deal = Pick<SignedDeal, 'playerId' | 'agentId' | 'teamId' | 'isSigned' | 'signedAt'>;

/** Any amount: what a rule allows of a minor's deal is nothing. */
const anyCommission: AskedCommission = { cents: 1, percent: null };

function askedOf({ clock }: Services, { playerId, agentId, teamId, isSigned, signedAt }: Deal) {
  if (playerId === null) return null;
  // A deal signed by a minor stays a minor's deal; one that is not signed yet is judged as if it were today.
  const day = bookingDay(isSigned ? signedAt : clock.now());
  return { act: 'offer', playerId, agentId, teamIds: [teamId], commission: anyCommission, day } as const;
}

/** True where a rule forbids every commission on the deal. */
export async function isFreeOfCommission(services: Services, db: Queryable, deal: Deal): Promise<boolean> {
  const asked = askedOf(services, deal);
  return asked !== null && (await obstacleTo(services, db, asked)) !== null;
}

/** Throws `MINOR_PROTECTED` where a rule forbids every commission on the deal. */
export async function assertCommissionAllowed(
  services: Services,
  tx: Transaction,
  language: Language,
  deal: Deal,
): Promise<void> {
  const asked = askedOf(services, deal);
  if (asked)
    await assertMinorProtected(services, tx, language, asked, { person: [], commission: ['amount'] });
}
