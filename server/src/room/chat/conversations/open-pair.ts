import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { ageOn, yearsBefore } from '@trattativa/domain/platform/plain-date';
import { type Actor, isStaff } from '../../../platform/actor.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { dayOf } from '../../../platform/clock.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { createOnce } from '../../../platform/http/idempotency.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { type Counterpart, listCounterparts, type Sees } from './contacts.repository.ts';
import { addMembers, findPair, insertPair } from './conversations.repository.ts';

/** Throws `NOT_CONTACTABLE` unless the caller may write to all of these people. */
export async function requireContactable(
  services: Services,
  db: Queryable,
  actor: Actor,
  otherIds: readonly number[],
): Promise<void> {
  const found = await listOthers(services, db, actor, otherIds);
  const isContact = (other: Counterpart) => other.is_contact || isStaff(actor);
  assertAll(services, found, otherIds, isContact);
}

/**
 * Throws `NOT_CONTACTABLE` unless the caller may open a one-to-one conversation with this person, who may also be the
 * person to contact about a player whom they may see (spec §7, GetPlayerOwner).
 */
export async function requireReachable(
  services: Services,
  db: Queryable,
  actor: Actor,
  otherId: number,
): Promise<void> {
  const found = await listOthers(services, db, actor, [otherId]);
  const isReached = (other: Counterpart) => other.is_contact || isStaff(actor) || other.keeps_seen;
  assertAll(services, found, [otherId], isReached);
}

function listOthers(services: Services, db: Queryable, actor: Actor, otherIds: readonly number[]) {
  const adultBornUntil = yearsBefore(dayOf(services.clock.now()), ageOfMajority);
  return listCounterparts(db, actor.accountId, otherIds, seenBy(actor), adultBornUntil);
}

function seenBy({ kind, teamId, mandatedTeamIds }: Actor): Sees {
  return {
    market: kind === 'team' || kind === 'premium' || mandatedTeamIds.length > 0,
    clubLists: kind === 'premium',
    openToScouts: kind === 'scout',
    teamId,
  };
}

/** Only the agent may write to a player under 18, or of whom nobody knows that they are older. */
function assertAll(
  services: Services,
  found: readonly Counterpart[],
  otherIds: readonly number[],
  allows: (other: Counterpart) => boolean,
): void {
  const today = dayOf(services.clock.now());
  // Accounts of clubs, agents and coaches need no date; a player's without one is a minor's.
  const isMinor = ({ born_date, is_player }: Counterpart) =>
    born_date === null ? is_player : ageOn(born_date, today) < ageOfMajority;
  const may = (other: Counterpart) => (isMinor(other) ? other.is_represented : allows(other));
  if (found.length < new Set(otherIds).size || !found.every(may)) throw new AppError('NOT_CONTACTABLE');
}

/**
 * The one-to-one conversation of the caller and another person, opened when it does not exist. Returns its
 * id. `field` is the input path of the ids, for the refusal of none or too many. Throws `NOT_CONTACTABLE`
 * alike for people the caller may not write to and for absent ones.
 */
export async function openPair(
  services: Services,
  call: Pick<Call<unknown>, 'actor' | 'idempotencyKey'>,
  userIds: readonly number[],
  field = 'users',
): Promise<number> {
  const { actor } = call;
  const others = [...new Set(userIds)].filter((id) => id !== actor.accountId);
  const otherId = others[0];
  if (otherId === undefined) throw fieldError('INVALID_INPUT', [field], 'tooFew', { min: 1 });
  if (others.length > 1) throw fieldError('INVALID_INPUT', [field], 'tooMany', { max: 2 });
  const pair = [actor.accountId, otherId] as const;
  const known = await findPair(services.db, pair);
  if (known !== null) return known;
  await requireReachable(services, services.db, actor, otherId);
  const at = services.clock.now();
  const opened = await createOnce(services, call, (tx) => insertOpenedPair(tx, pair, at));
  // Null: the other side opened it at the same instant.
  return opened ?? assertFound(await findPair(services.db, pair));
}

/** Opens the conversation of two people, the first of whom asks for it; null when it exists. */
export async function insertOpenedPair(
  tx: Transaction,
  pair: readonly [number, number],
  at: Date,
): Promise<number | null> {
  const conversationId = await insertPair(tx, pair, at);
  if (conversationId === null) return null;
  await addMembers(tx, conversationId, pair, at);
  await recordEvent(tx, {
    type: 'conversation.opened',
    data: { conversationId },
    recipients: [],
    actorId: pair[0],
    at,
  });
  return conversationId;
}
