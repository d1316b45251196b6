import type { playerEndpoints } from '@trattativa/contract/people/players/endpoints';
import type { PlayerInput } from '@trattativa/contract/people/players/player';

import { translate } from '@trattativa/texts/translate';
import type { Actor } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayerToEdit } from './access-player.ts';
import { assertRecordFee } from './assert-record-fee.ts';
import { assertMinorBeginsAsMinor, assertMinorStaysMinor } from './keep-minors-protected.ts';
import { findOwnRecord, insertOwnRecord, updatePlayer } from './own-profile/own-records.repository.ts';
import { profileRules } from './own-profile/profile-rules.ts';
import type { PlayerRow } from './player.ts';
import { changedPlayerFields, newPlayerFields } from './player-fields.ts';
import { listPlayerAudience } from './players.repository.ts';
import { presentPlayer } from './present-player.ts';

/**
 * Saves a player's own profile, or a record of one's portfolio. A registered player without a record creates
 * one by saving without an id. Throws `NOT_FOUND`, `FORBIDDEN`, `MINOR_PROTECTED`, `CHANGED_MEANWHILE` with the present record.
 */
export async function savePlayerInfo(
  services: Services,
  call: CallOf<typeof playerEndpoints.savePlayerInfo>,
): Promise<OutputOf<typeof playerEndpoints.savePlayerInfo>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const { version } = input.player;
  const id = input.player.id ?? actor.playerId;
  const begins = input.player.id == null && version == null;
  const player = await services.db.transaction().execute(async (tx) => {
    const { saved, closedToScouts } =
      id === null
        ? { saved: await beginRecord(services, tx, actor, input.player, at), closedToScouts: false }
        : await changeRecord(services, tx, actor, { id, version, begins }, input.player, at);
    await assertRecordFee(services, tx, input.lang ?? call.language, saved);
    await recordEvent(tx, {
      type: id === null ? 'player.added' : 'player.changed',
      data: { playerId: saved.id, ...(closedToScouts && { closedToScouts }) },
      recipients: await listPlayerAudience(tx, saved.id),
      actorId: actor.accountId,
      at,
    });
    return saved;
  });
  return {
    message: translate(input.lang ?? call.language, 'feedback:dataSaved'),
    player: presentPlayer(player, actor, profileRules(services)),
  };
}

async function beginRecord(
  services: Services,
  tx: Transaction,
  actor: Actor,
  input: PlayerInput,
  at: Date,
): Promise<PlayerRow> {
  // Owners of a portfolio add records by its own call.
  if (actor.kind !== 'player') throw fieldError('INVALID_INPUT', ['player', 'id'], 'required');
  const fields = newPlayerFields(input, dayOf(at));
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
  /** `begins`: the screen knew of no record, and a concurrent save of the same person created one. */
  target: { id: number; version: number | null | undefined; begins: boolean },
  input: PlayerInput,
  at: Date,
): Promise<{ saved: PlayerRow; closedToScouts: boolean }> {
  const { id, version, begins } = target;
  if (version == null && !begins) throw fieldError('INVALID_INPUT', ['player', 'version'], 'required');
  const before = await accessPlayerToEdit(services, tx, actor, id);
  if (version === before.version) {
    const fields = changedPlayerFields(before, input, dayOf(at));
    await assertMinorStaysMinor(tx, actor, { ...before, ...fields }, before, at);
    const saved = await updatePlayer(tx, actor, { id, version }, fields, at);
    if (saved) return { saved, closedToScouts: before.open_to_scouts && !saved.open_to_scouts };
  }
  const present = await accessPlayerToEdit(services, tx, actor, id);
  throw new AppError('CHANGED_MEANWHILE', { current: presentPlayer(present, actor, profileRules(services)) });
}
