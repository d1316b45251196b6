import type { Transaction } from '../platform/database/database.ts';
import { recordEvent } from '../platform/outbox/record-event.ts';
import { listClubAccounts, listKeeperAccounts, type NewPair } from './told-matches.repository.ts';

/** Tells a record's keeper of new exact matches. Nobody there to hear it: nothing is recorded. */
export async function tellKeeper(
  tx: Transaction,
  news: { requestId: number; playerId: number; count: number },
  at: Date,
): Promise<void> {
  const recipients = await listKeeperAccounts(tx, news.playerId);
  await record(tx, { ...news, to: 'owner' }, recipients, at);
}

/** Tells each club of the players who are new among the exact matches of its requests. */
export async function tellClubsOfNews(tx: Transaction, pairs: readonly NewPair[], at: Date): Promise<void> {
  for (const [first, count] of firstsOf(pairs, ({ team_id }) => team_id)) {
    const recipients = await listClubAccounts(tx, first.team_id);
    const news = { requestId: first.request_id, playerId: first.player_id, count, to: 'club' } as const;
    await record(tx, news, recipients, at);
  }
}

/** Tells each keeper, once for all that one change brought. */
export async function tellKeepersOfNews(tx: Transaction, pairs: readonly NewPair[], at: Date): Promise<void> {
  for (const [first, count] of firstsOf(pairs, ({ keeper }) => keeper)) {
    await tellKeeper(tx, { requestId: first.request_id, playerId: first.player_id, count }, at);
  }
}

function firstsOf<Key>(pairs: readonly NewPair[], keyOf: (pair: NewPair) => Key): [NewPair, number][] {
  const groups = Map.groupBy(pairs, keyOf);
  return [...groups.values()].map((group) => [group[0] as NewPair, group.length]);
}

async function record(
  tx: Transaction,
  data: { requestId: number; playerId: number; count: number; to: 'owner' | 'club' },
  recipients: readonly number[],
  at: Date,
): Promise<void> {
  if (recipients.length === 0) return;
  await recordEvent(tx, { type: 'match.exactFound', data, recipients, actorId: null, at });
}
