import type { Transaction } from '../../platform/database/database.ts';
import { recordAlike } from '../../platform/outbox/record-event.ts';
import { listClubAccounts, listKeeperAccounts, type NewPair } from './notified-matches.repository.ts';

/** New exact matches of one keeper or one club: the pair that is named, and how many there are. */
interface News {
  requestId: number;
  playerId: number;
  count: number;
}

/** Notifies keepers of records of new exact matches, each of their own. Nobody there to hear it: nothing is recorded. */
export async function notifyKeepers(tx: Transaction, news: readonly News[], at: Date): Promise<void> {
  const accounts = await listKeeperAccounts(
    tx,
    news.map(({ playerId }) => playerId),
  );
  await record(tx, news, 'owner', ({ playerId }) => accounts.get(playerId), at);
}

/** Notifies each keeper, once for all that one change brought. */
export function notifyKeepersOfNews(tx: Transaction, pairs: readonly NewPair[], at: Date): Promise<void> {
  return notifyKeepers(
    tx,
    firstsOf(pairs, ({ keeper }) => keeper).map(({ news }) => news),
    at,
  );
}

/** Notifies each club of the players who are new among the exact matches of its requests. */
export async function notifyClubsOfNews(tx: Transaction, pairs: readonly NewPair[], at: Date): Promise<void> {
  const firsts = firstsOf(pairs, ({ team_id }) => team_id);
  const clubOf = new Map(firsts.map(({ key, news }) => [news, key]));
  const accounts = await listClubAccounts(tx, [...clubOf.values()]);
  const recipientsOf = (news: News) => accounts.get(clubOf.get(news) ?? 0);
  await record(tx, [...clubOf.keys()], 'club', recipientsOf, at);
}

function firstsOf<Key>(pairs: readonly NewPair[], keyOf: (pair: NewPair) => Key): { key: Key; news: News }[] {
  return [...Map.groupBy(pairs, keyOf)].map(([key, group]) => {
    const { request_id: requestId, player_id: playerId } = group[0] as NewPair;
    return { key, news: { requestId, playerId, count: group.length } };
  });
}

function record(
  tx: Transaction,
  all: readonly News[],
  to: 'owner' | 'club',
  recipientsOf: (news: News) => readonly number[] | undefined,
  at: Date,
): Promise<void> {
  const events = all.flatMap((news) => {
    const recipients = recipientsOf(news) ?? [];
    return recipients.length === 0 ? [] : [{ data: { ...news, to }, recipients }];
  });
  return recordAlike(tx, { type: 'match.exactFound', actorId: null, at }, events);
}
