import type { clauseEndpoints } from '@trattativa/contract/deals/clauses/endpoints';
import { sidesOf } from '@trattativa/domain/deals/clauses/clauses';
import { daysAdded } from '@trattativa/domain/deals/options/deal-options';
import { translate } from '@trattativa/texts/translate';
import { extendRegistration, lockLedger } from '../../people/registrations.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import type { NegotiationRow } from '../negotiations/negotiation.ts';
import { lockNegotiation } from '../negotiations/negotiation-changes.repository.ts';
import { findNegotiation } from '../negotiations/negotiations.repository.ts';
import { accessClauses } from './access-clauses.ts';
import { mayExercise } from './options.policy.ts';
import { insertOutcome } from './options.repository.ts';
import { clausesChanged, readClauses } from './present-clauses.ts';
import { recordOption } from './record-clause-events.ts';

/**
 * The holder of an option exercises it: seasons are added to the contract in the ledger, or the purchase of a player on loan is owed, for
 * which a contract has to follow. Throws `NOT_FOUND` for whoever does not see the agreement or where it has no option, `FORBIDDEN` for
 * everybody but the holder, `CHANGED_MEANWHILE` when it was exercised or has lapsed, `TRANSITION_NOT_ALLOWED` outside its days, and
 * `ALREADY_REGISTERED` when something was signed for the added days.
 */
export async function exerciseOption(
  services: Services,
  { actor, input, language }: CallOf<typeof clauseEndpoints.exerciseOption>,
): Promise<OutputOf<typeof clauseEndpoints.exerciseOption>> {
  const at = services.clock.now();
  const { negotiationId, agreement } = input;
  const actorId = actor.accountId;
  return services.db.transaction().execute(async (tx) => {
    const found = await findNegotiation(tx, negotiationId);
    if (!found) throw new AppError('NOT_FOUND');
    const person = personOf(found);
    // The person before the deal (docs/locking.md).
    if (agreement === 'offer') await lockLedger(tx, person);
    await lockNegotiation(tx, negotiationId);
    const deal = await accessClauses(tx, actor, negotiationId, at);
    const watch = deal.watches.find(({ kind }) => kind === agreement);
    const { option, reader } = watch ?? {};
    if (!watch || !option || reader === undefined) throw new AppError('NOT_FOUND');
    if (reader === 'reader' || !option.holders.includes(reader)) throw new AppError('FORBIDDEN');
    if (watch.outcome) throw await clausesChanged(tx, actor, negotiationId, at);
    if (!mayExercise(watch, dayOf(at))) throw new AppError('TRANSITION_NOT_ALLOWED');
    const outcome = { outcome: 'exercised', cents: option.cents, actorId, at } as const;
    if (!(await insertOutcome(tx, watch, outcome))) throw await clausesChanged(tx, actor, negotiationId, at);
    if (option.kind === 'extension') {
      const added = (endsOn: string) => daysAdded(endsOn, option.seasons);
      await extendRegistration(services, tx, { negotiationId, person, added, actorId, at });
    }
    const by = { isByPayer: reader === sidesOf[agreement][0], actorId, at };
    await recordOption(tx, 'clauses.optionExercised', { deal, watch, kind: option.kind, ...by });
    return {
      message: translate(language, `closing:option.feedback.${option.kind}`),
      clauses: await readClauses(tx, await accessClauses(tx, actor, negotiationId, at), at),
    };
  });
}

/** A negotiation is about a player or a member of coaching staff. */
function personOf({ player, staff_member: member }: NegotiationRow) {
  if (player) return { playerId: player.id };
  if (member) return { coachingStaffId: member.id };
  throw new AppError('NOT_FOUND');
}
