import { transferFacts } from '@trattativa/domain/deals/transfers/transfer-facts';
import type { TransferTerms } from '@trattativa/domain/deals/transfers/transfer-terms';
import { checkAct, type Verdict } from '@trattativa/domain/people/rules/check-act';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import type { Language } from '@trattativa/texts/languages';
import { listCareerEntries } from '../../people/player-career.ts';
import { currentRulePacks, describeVerdict } from '../../people/rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { ProposedPlayer, ProposedTeam } from '../negotiations/negotiation.ts';
import type { TransferRow } from './transfer.ts';
import { countLoans } from './transfers.repository.ts';

/** A move between two clubs, on the terms that are judged. */
export interface RuledTransfer {
  player: Pick<ProposedPlayer, 'id' | 'born_date'>;
  engaging: ProposedTeam;
  releasing: ProposedTeam;
  terms: Pick<TransferTerms, 'kind' | 'until'>;
}

/** A stored transfer on the terms in force. Throws NOT_FOUND for one without its player. */
export function ruledTransfer({ negotiation, releasing_team, terms }: TransferRow): RuledTransfer {
  return {
    player: assertFound(negotiation.player),
    engaging: negotiation.team,
    releasing: releasing_team,
    terms,
  };
}

/** What the rules warn of and refuse, the strictest first. */
export async function judgeTransfer(
  db: Queryable,
  packs: RulePacks,
  { player, engaging, releasing, terms }: RuledTransfer,
  now: Date,
): Promise<readonly Verdict[]> {
  const day = dayOf(now);
  const career = await listCareerEntries(db, player.id);
  const facts = transferFacts(packs, {
    now,
    day,
    bornDate: player.born_date,
    engaging,
    releasing,
    career: career.map((row) => ({
      clubName: row.club_name,
      startYear: row.start_year,
      endYear: row.end_year,
      appearances: row.appearances,
    })),
    terms,
    loans: await countLoans(db, {
      engagingTeamId: engaging.id,
      releasingTeamId: releasing.id,
      playerId: player.id,
      day,
    }),
  });
  return checkAct(packs, facts).filter(({ verdict }) => verdict !== 'pass');
}

/** Throws `TRANSFER_NOT_ALLOWED` with the rule that refuses the move, and what is possible instead. */
export async function assertTransferAllowed(
  tx: Transaction,
  transfer: RuledTransfer,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const [strictest] = await judgeTransfer(tx, await currentRulePacks(tx), transfer, now);
  if (strictest?.verdict !== 'block') return;
  const { edition, article } = strictest;
  throw new AppError('TRANSFER_NOT_ALLOWED', {
    params: {
      source: [edition, article].filter(Boolean).join(', '),
      text: describeVerdict(strictest, language),
    },
  });
}
