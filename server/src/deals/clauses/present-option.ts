import type { PresentedOption } from '@trattativa/contract/deals/clauses/clauses';
import { isUnderContractWith } from '../../people/registrations.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { NegotiationRow } from '../negotiations/negotiation.ts';
import type { WatchedAgreement } from './access-clauses.ts';
import type { FiringRow } from './clauses.repository.ts';
import { mayExercise, standingOf } from './options.policy.ts';
import { findOtherNegotiation } from './options.repository.ts';

interface Presenting {
  negotiation: NegotiationRow;
  watch: WatchedAgreement;
  fired: readonly FiringRow[];
  today: string;
}

/** The option of an agreement as a side sees it; null: there is none. */
export async function presentOption(db: Queryable, presenting: Presenting): Promise<PresentedOption | null> {
  const { watch, fired, today } = presenting;
  const { option } = watch;
  if (option === null) return null;
  const { kind, holders, seasons, cents, until } = option;
  const standing = standingOf(watch, fired, today);
  const isOwed = standing.state === 'exercised' || standing.state === 'due';
  const contract = kind !== 'extension' && isOwed ? await contractOf(db, presenting) : null;
  return {
    kind,
    holders: [...holders],
    seasons,
    amount: cents / 100,
    until,
    ...standing,
    contract: contract?.state ?? null,
    contractNegotiationId: contract?.negotiationId ?? null,
    can: { exercise: mayExercise(watch, today), prepare: contract?.isToPrepare ?? false },
  };
}

/** The contract that a purchase asks for. Only the club that buys, and staff, see the negotiation about it. */
async function contractOf(db: Queryable, { negotiation: { id, player, team }, watch, today }: Presenting) {
  if (!player) return null;
  const { reader, releasingTeamId } = watch;
  const bought = { playerId: player.id, teamId: team.id };
  if (await isUnderContractWith(db, bought, { after: id }))
    return { state: 'signed' as const, negotiationId: null, isToPrepare: false };
  const negotiationId = reader === 'releasing' ? null : await findOtherNegotiation(db, id);
  // Once the club that lent the player has the player no more, its agreement is worth nothing.
  const isStillTheirs =
    releasingTeamId !== null &&
    (await isUnderContractWith(db, { playerId: player.id, teamId: releasingTeamId }, { on: today }));
  return {
    state: 'toSign' as const,
    negotiationId,
    isToPrepare: reader === 'engaging' && negotiationId === null && isStillTheirs,
  };
}
