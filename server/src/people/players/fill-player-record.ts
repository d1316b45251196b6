import type { EnteredPlayer } from '@trattativa/contract/people/players/entered-player';
import type { Actor } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayerToEdit } from './access-player.ts';
import { assertMinorBeginsAsMinor, assertMinorStaysMinor } from './keep-minors-protected.ts';
import {
  findOwnRecord,
  findRegisteredName,
  insertOwnRecord,
  updatePlayer,
} from './own-profile/own-records.repository.ts';
import { profileRules } from './own-profile/profile-rules.ts';
import type { PlayerRow } from './player.ts';
import { changedPlayerFields, newPlayerFields } from './player-fields.ts';
import { listPlayerAudience } from './players.repository.ts';
import { presentPlayer } from './present-player.ts';

/**
 * Writes entered or imported data to the actor's own record, within the caller's transaction; a registered
 * player without a record (`id` null) gets one. Omitted fields stay. Throws `NOT_FOUND`, `FORBIDDEN`,
 * `INVALID_INPUT`, `CHANGED_MEANWHILE` with the present record.
 */
export async function fillPlayerRecord(
  services: Services,
  tx: Transaction,
  actor: Actor,
  target: { id: number | null },
  entered: EnteredPlayer,
  at: Date,
): Promise<PlayerRow> {
  const { version, ...entry } = entered;
  const player =
    target.id === null
      ? await beginRecord(services, tx, actor, entry, at)
      : await changeRecord(services, tx, actor, { id: target.id, version }, entry, at);
  await recordEvent(tx, {
    type: target.id === null ? 'player.added' : 'player.changed',
    data: { playerId: player.id },
    recipients: await listPlayerAudience(tx, player.id),
    actorId: actor.accountId,
    at,
  });
  return player;
}

type Entry = Omit<EnteredPlayer, 'version'>;

async function beginRecord(
  services: Services,
  tx: Transaction,
  actor: Actor,
  entry: Entry,
  at: Date,
): Promise<PlayerRow> {
  const name = await findRegisteredName(tx, actor.accountId);
  const fields = newPlayerFields({ ...name, ...entry }, dayOf(at));
  await assertMinorBeginsAsMinor(tx, actor.accountId, fields, at);
  const begun = await insertOwnRecord(tx, actor.accountId, fields, at);
  if (begun) return begun;
  // A concurrent save of the same person was first.
  const present = assertFound(await findOwnRecord(tx, actor.accountId));
  throw new AppError('CHANGED_MEANWHILE', { current: presentPlayer(present, actor, profileRules(services)) });
}

async function changeRecord(
  services: Services,
  tx: Transaction,
  actor: Actor,
  target: { id: number; version: number | null | undefined },
  entry: Entry,
  at: Date,
): Promise<PlayerRow> {
  const present = await accessPlayerToEdit(services, tx, actor, target.id);
  if (target.version == null) throw fieldError('INVALID_INPUT', ['player', 'version'], 'required');
  const fields = changedPlayerFields(present, entry, dayOf(at));
  await assertMinorStaysMinor(tx, actor, { ...present, ...fields }, present, at);
  const { id, version } = target;
  const saved = await updatePlayer(tx, actor, { id, version }, fields, at);
  if (saved) return saved;
  const changed = await accessPlayerToEdit(services, tx, actor, id);
  throw new AppError('CHANGED_MEANWHILE', { current: presentPlayer(changed, actor, profileRules(services)) });
}
