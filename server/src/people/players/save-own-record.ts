import type { Actor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { insertOwnRecord, updatePlayer } from './own-records.repository.ts';
import type { PlayerRow } from './player.ts';
import type { PlayerFields } from './players.repository.ts';

/**
 * The player's own record with these fields: made when there is none, left as it is when nothing differs, for that is no
 * change of it. Null: changed meanwhile.
 */
export async function saveOwnRecord(
  tx: Transaction,
  actor: Actor,
  own: PlayerRow | null,
  fields: PlayerFields,
  at: Date,
): Promise<PlayerRow | null> {
  if (!own) return insertOwnRecord(tx, actor.accountId, fields, at);
  const same = Object.entries(fields).every(
    ([field, value]) => JSON.stringify(own[field as keyof PlayerFields]) === JSON.stringify(value),
  );
  return same ? own : updatePlayer(tx, actor, { id: own.id, version: own.version }, fields, at);
}
