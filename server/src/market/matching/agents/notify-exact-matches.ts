import type { Transaction } from '../../../platform/database/database.ts';
import { recordAlike } from '../../../platform/outbox/record-event.ts';
import { listClubAccounts, listOwnerAccounts, type NewPair } from './notified-matches.repository.ts';

/** New exact matches of one owner or club: the pair to name, and their number. */
interface News {
  requestId: number;
  playerId: number;
  count: number;
}

/** Notifies owners of records of their new exact matches. Records no event for owners without an account. */
export async function notifyOwners(tx: Transaction, news: readonly News[], at: Date): Promise<void> {
  const accounts = await listOwnerAccounts(
    tx,
    news.map(({ playerId }) => playerId),
  );
  await record(tx, news, 'owner', ({ playerId }) => accounts.get(playerId), at);
}

/** Notifies each owner once of all pairs of one change that are new to the owner. */
export function notifyOwnersOfNews(tx: Transaction, pairs: readonly NewPair[], at: Date): Promise<void> {
  return notifyOwners(
    tx,
    firstsOf(
      pairs.filter((pair) => pair.for_owner),
      ({ owner }) => owner,
    ).map(({ news }) => news),
    at,
  );
}

/** Notifies each club once of the new exact matches of its requests. */
export async function notifyClubsOfNews(tx: Transaction, pairs: readonly NewPair[], at: Date): Promise<void> {
  const firsts = firstsOf(
    pairs.filter((pair) => pair.for_club),
    ({ team_id }) => team_id,
  );
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
