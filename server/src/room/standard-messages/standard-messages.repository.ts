import type { StandardMessage } from '@trattativa/contract/room/standard-messages/standard-message';
import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import type { StandardMessageSide } from '@trattativa/domain/room/standard-message-sides';
import type { Language } from '@trattativa/texts/languages';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** Kind of conversation and language. */
export interface StandardList {
  type: ConversationType;
  language: Language;
}

/** The active ones in their order, then the retired, latest first. */
export async function listStandardMessages(
  db: Queryable,
  { type, language }: StandardList,
): Promise<StandardMessage[]> {
  const found = await sql<StandardMessage>`
    select id, text, side, retired_at is not null as retired, version from standard_messages
    where type = ${type} and language = ${language}
    order by retired_at desc nulls first, place`.execute(db);
  return found.rows;
}

/** The active ones that a side writes, for the composer; null: those of both sides alone. */
export async function listOffered(
  db: Queryable,
  { type, language }: StandardList,
  side: StandardMessageSide | null,
): Promise<{ id: number; text: string }[]> {
  const found = await sql<{ id: number; text: string }>`
    select id, text from standard_messages
    where type = ${type} and language = ${language} and retired_at is null and (side is null or side = ${side})
    order by place`.execute(db);
  return found.rows;
}

/** Serializes administrators: a list is read, checked and changed as a whole. */
export async function lockStandardMessages(tx: Transaction): Promise<void> {
  await sql`lock table standard_messages in share row exclusive mode`.execute(tx);
}

export async function findStandardMessage(
  db: Queryable,
  id: number,
): Promise<(StandardList & StandardMessage) | null> {
  const found = await sql<StandardList & StandardMessage>`
    select id, type, language, text, side, retired_at is not null as retired, version from standard_messages
    where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

const nextPlace = ({ type, language }: StandardList) => sql`(
  select coalesce(max(place), 0) + 1 from standard_messages where type = ${type} and language = ${language})`;

/** Appends one. Violates `standard_messages_once` for a text that is active already. */
export async function insertStandardMessage(
  tx: Transaction,
  list: StandardList,
  { text, side }: Pick<StandardMessage, 'text' | 'side'>,
): Promise<void> {
  await sql`
    insert into standard_messages (type, language, side, place, text)
    values (${list.type}, ${list.language}, ${side}, ${nextPlace(list)}, ${text})`.execute(tx);
}

/** Rewords, gives to a side, retires (at) or restores (null); a restored one moves to the end. Violates as above. */
export async function updateStandardMessage(
  tx: Transaction,
  change: StandardList &
    Pick<StandardMessage, 'id' | 'text' | 'side'> & { retiredAt: Date | null; comesBack: boolean },
): Promise<void> {
  await sql`
    update standard_messages
    set text = ${change.text}, side = ${change.side}, version = version + 1,
      retired_at = case when ${change.retiredAt}::timestamptz is null then null
                        else coalesce(retired_at, ${change.retiredAt}::timestamptz) end,
      place = case when ${change.comesBack} then ${nextPlace(change)} else place end
    where id = ${change.id}`.execute(tx);
}

/** Renumbers the active ones in this order, and the retired behind them. */
export async function placeStandardMessages(
  tx: Transaction,
  { type, language }: StandardList,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update standard_messages s set place = o.place
    from (
      select id, row_number() over (order by array_position(${[...ids]}::bigint[], id) nulls last, place) as place
      from standard_messages where type = ${type} and language = ${language}) o
    where s.id = o.id and s.place <> o.place`.execute(tx);
}
