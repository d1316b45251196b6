import { sql } from 'kysely';
import type { Columns, Transaction } from '../database/database.ts';
import { isLockConflict } from '../database/retrying-database.ts';
import type { Services } from '../services.ts';
import type { Reaction, RecordedEvent } from './recorded-event.ts';

/** Few, so that what somebody does while news are told comes soon. */
const batchSize = 10;

interface EventRow extends Columns<'events', 'id' | 'actor_id' | 'occurred_at'> {
  type: RecordedEvent['type'];
  data: RecordedEvent['data'];
  recipients: number[];
  audience: 'market' | null;
}

/**
 * Runs the reactions of all recorded events that have not been reacted to, and answers how many events it closed: oldest
 * first, but the news of exact matches last. One request can bring them to hundreds of agents, each an event, and the next
 * request is not to wait for all their bells and mails. Safe to run on several nodes at once: an event is claimed by its row
 * lock. A reaction that throws leaves its event open for the next run and does not keep the others from running.
 */
export async function runReactions(services: Services, reactions: readonly Reaction[]): Promise<number> {
  let closed = await closeUnheard(services, reactions);
  const leftOpen: number[] = [];
  for (;;) {
    const waiting = await sql<{ id: number }>`
      select id from events where reacted_at is null and id <> all(${leftOpen}::bigint[])
      order by (type = 'match.exactFound'), id limit ${batchSize}`.execute(services.db);
    for (const { id } of waiting.rows) {
      if (await reactOrLeaveOpen(services, reactions, id)) closed += 1;
      else leftOpen.push(id);
    }
    if (waiting.rows.length < batchSize) return closed;
  }
}

/** Closes, all at once, what nobody reacts to; answers how many. */
async function closeUnheard(services: Services, reactions: readonly Reaction[]): Promise<number> {
  const heard = [...new Set(reactions.flatMap(({ types }) => types))];
  const done = await sql`
    update events set reacted_at = ${services.clock.now()} where id in (
      select id from events where reacted_at is null and type <> all(${heard}::text[]) for no key update skip locked)`.execute(
    services.db,
  );
  return Number(done.numAffectedRows ?? 0);
}

/** False for an event that stays open: claimed elsewhere, or in conflict with other transactions each time it was tried. */
async function reactOrLeaveOpen(
  services: Services,
  reactions: readonly Reaction[],
  id: number,
): Promise<boolean> {
  try {
    return await reactTo(services, reactions, id);
  } catch (error) {
    if (!isLockConflict(error)) throw error;
    services.log.error({ err: error, eventId: id }, 'the reactions to an event failed and will run again');
    return false;
  }
}

async function reactTo(services: Services, reactions: readonly Reaction[], id: number): Promise<boolean> {
  return services.db.transaction().execute(async (tx) => {
    const claimed = await sql<EventRow>`
      select id, type, data, recipients, audience, actor_id, occurred_at
      from events where id = ${id} and reacted_at is null for no key update skip locked`.execute(tx);
    const row = claimed.rows[0];
    if (!row) return false;
    const event = recordedEvent(row);
    let failed = false;
    for (const reaction of reactions.filter(({ types }) => types.includes(event.type))) {
      if (!(await reactOnce(services, tx, reaction, event))) failed = true;
    }
    if (!failed)
      await sql`update events set reacted_at = ${services.clock.now()} where id = ${id}`.execute(tx);
    return !failed;
  });
}

async function reactOnce(
  services: Services,
  tx: Transaction,
  reaction: Reaction,
  event: RecordedEvent,
): Promise<boolean> {
  const marked = await sql`
    insert into event_reactions (event_id, reaction, done_at)
    values (${event.id}, ${reaction.name}, ${services.clock.now()}) on conflict do nothing returning event_id`.execute(
    tx,
  );
  if (marked.rows.length === 0) return true;
  await sql`savepoint reaction`.execute(tx);
  try {
    await reaction.react(services, tx, event);
    await sql`release savepoint reaction`.execute(tx);
    return true;
  } catch (error) {
    // The whole transaction runs again at once, rather than this reaction at the next sweep.
    if (isLockConflict(error)) throw error;
    await sql`rollback to savepoint reaction`.execute(tx);
    await sql`delete from event_reactions where event_id = ${event.id} and reaction = ${reaction.name}`.execute(
      tx,
    );
    services.log.error(
      { err: error, reaction: reaction.name, eventId: event.id },
      'a reaction failed and will run again',
    );
    return false;
  }
}

/** The events of these ids, in their order; those that are gone are left out. */
export async function findEvents(services: Services, ids: readonly number[]): Promise<RecordedEvent[]> {
  const found = await sql<EventRow>`
    select id, type, data, recipients, audience, actor_id, occurred_at
    from events where id = any(${[...ids]}::bigint[]) order by id`.execute(services.db);
  return found.rows.map(recordedEvent);
}

/** Waits for the runs of others that hold an event right now, and answers whether there were any. */
export async function waitForOtherRuns(services: Services): Promise<boolean> {
  const any = await sql`select from events where reacted_at is null limit 1`.execute(services.db);
  if (any.rows.length === 0) return false;
  return services.db.transaction().execute(async (tx) => {
    const open = await sql`select from events where reacted_at is null`.execute(tx);
    const free = await sql`select from events where reacted_at is null for no key update skip locked`.execute(
      tx,
    );
    if (open.rows.length <= free.rows.length) return false;
    await sql`select from events where reacted_at is null for no key update`.execute(tx);
    return true;
  });
}

/** The ids of the first events after one, in their order. */
export async function listEventIds(services: Services, after: number, limit: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from events where id > ${after} order by id limit ${limit}`.execute(services.db);
  return found.rows.map(({ id }) => id);
}

/** The ids of the last events, the latest first. */
export async function listLastEventIds(services: Services, limit: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from events order by id desc limit ${limit}`.execute(
    services.db,
  );
  return found.rows.map(({ id }) => id);
}

function recordedEvent(row: EventRow): RecordedEvent {
  return {
    id: row.id,
    type: row.type,
    data: row.data,
    recipients: row.recipients,
    audience: row.audience,
    actorId: row.actor_id,
    occurredAt: row.occurred_at,
  };
}
