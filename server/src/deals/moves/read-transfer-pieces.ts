import { type TransferPieces, transferPieces } from '@trattativa/domain/deals/transfers/transfer-pieces';
import type { TransferTerms } from '@trattativa/domain/deals/transfers/transfer-terms';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { readTraining } from '../../people/registrations.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { countLoans } from './loans.repository.ts';

/** The club that takes a player, as the rules ask for it. */
export interface EngagingClub {
  id: number;
  association: string;
  level: number | null;
}

/** What a move adds to what the rules judge it by. */
export async function readTransferPieces(
  db: Queryable,
  packs: RulePacks,
  {
    playerId,
    engaging,
    releasing,
    terms,
  }: {
    playerId: number;
    engaging: EngagingClub;
    releasing: { id: number; name: string };
    terms: Pick<TransferTerms, 'kind' | 'until'>;
  },
  now: Date,
): Promise<TransferPieces> {
  const day = dayOf(now);
  const { bornDate, stays } = await readTraining(db, { playerId, teamId: releasing.id });
  return transferPieces(packs, {
    now,
    day,
    bornDate,
    engaging,
    releasing,
    terms,
    stays,
    loans: await countLoans(db, {
      engagingTeamId: engaging.id,
      releasingTeamId: releasing.id,
      playerId,
      day,
    }),
  });
}
