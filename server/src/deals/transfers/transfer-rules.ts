import type { TransferTerms } from '@trattativa/domain/deals/transfers/transfer-terms';
import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import type { Language } from '@trattativa/texts/languages';
import { currentRulePacks, describeVerdict, type Judgement, judgeAct } from '../../people/rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { assertReleasing } from '../moves/assert-releasing.ts';
import { readTransferPieces } from '../moves/read-transfer-pieces.ts';
import type { ProposedPlayer, ProposedTeam } from '../negotiations/negotiation.ts';
import type { TransferRow } from './transfer.ts';

/** A move between two clubs, on the terms that are judged. */
export interface RuledTransfer {
  player: Pick<ProposedPlayer, 'id'>;
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

/** What the rules warn of and refuse, the strictest first, and what nobody has stated for them. */
export async function judgeTransfer(
  db: Queryable,
  packs: RulePacks,
  { player, engaging, releasing, terms }: RuledTransfer,
  now: Date,
): Promise<Judgement> {
  const move = { playerId: player.id, engaging, releasing, terms };
  const { startsOn, loan, presentClub } = await readTransferPieces(db, packs, move, now);
  return judgeAct(db, packs, {
    act: 'transfer',
    playerId: player.id,
    // An agent is no side of what two clubs agree on.
    agentId: 'none',
    teamIds: [engaging.id],
    association: engaging.association,
    day: dayOf(now),
    startsOn,
    agreedBy: releasing.id,
    presentClub,
    stated: { loan },
  });
}

/** Throws `TRANSFER_NOT_ALLOWED` with the rule that refuses the move, and what is possible instead. */
export async function assertTransferAllowed(
  tx: Transaction,
  transfer: RuledTransfer,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  const { player, releasing } = transfer;
  const asked = { playerId: player.id, releasingTeamId: releasing.id, day: dayOf(now) };
  await assertReleasing(tx, asked, 'releasingTeamId');
  const { verdicts } = await judgeTransfer(tx, await currentRulePacks(tx), transfer, now);
  const [strictest] = verdicts;
  if (strictest?.verdict !== 'block') return;
  const { edition, article } = strictest;
  throw new AppError('TRANSFER_NOT_ALLOWED', {
    params: {
      source: [edition, article].filter(Boolean).join(', '),
      text: describeVerdict(strictest, language),
    },
  });
}
