import { sql } from 'kysely';
import type { Columns, Queryable } from '../database/database.ts';
import type { Services } from '../services.ts';
import type { Reaction, RecordedEvent } from './recorded-event.ts';

/** Small, so that new events of a higher priority do not wait for a long batch. */
const batchSize = 10;
/** A failed reaction waits 1 s, then twice as long each time, up to this many doublings (8.5 minutes). */
const maxDoublings = 9;

interface EventRow extends Columns<'events', 'id' | 'actor_id' | 'occurred_at'> {
  type: RecordedEvent['type'];
  data: RecordedEvent['data'];
  recipients: number[];
  audience: 'market' | null;
}

type Outcome = 'done' | 'failed' | 'elsewhere';

/**
 * Runs the reactions of all open events and returns the work done: reactions run plus events closed. Events
 * are taken by priority (`priorityOf`), then oldest first. Each reaction commits separately, together with
 * its mark: a failed one undoes and blocks no other and is retried alone, with backoff. Safe on several nodes
 * at once: a running reaction locks its event's row, and other nodes skip it. Once `stopping` is aborted, the
 * running reaction is the last one; the others stay open for the next run, on any node.
 */
export async function runReactions(
  services: Services,
  reactions: readonly Reaction[],
  stopping?: AbortSignal,
): Promise<number> {
  let done = await closeUnheard(services, reactions);
  const leftOpen: number[] = [];
  for (;;) {
    const waiting = await sql<EventRow & { done: string[] }>`
      select id, type, data, recipients, audience, actor_id, occurred_at,
             array(select reaction from event_reactions where event_id = id) as done
      from events
      where reacted_at is null and (retry_at is null or retry_at <= ${services.clock.now()}) and id <> all(${leftOpen}::bigint[])
      order by priority desc, id limit ${batchSize}`.execute(services.db);
    for (const row of waiting.rows) {
      const pending = reactions.filter(
        ({ name, types }) => types.includes(row.type) && !row.done.includes(name),
      );
      const { ran, closed } = await reactTo(services, pending, recordedEvent(row), stopping);
      done += ran;
      if (closed) done += 1;
      else leftOpen.push(row.id);
      if (stopping?.aborted) return done;
    }
    if (waiting.rows.length < batchSize) return done;
  }
}

/** Closes all events without a reaction in one statement; returns how many. */
async function closeUnheard(services: Services, reactions: readonly Reaction[]): Promise<number> {
  const handled = [...new Set(reactions.flatMap(({ types }) => types))];
  const done = await sql`
    update events set reacted_at = ${services.clock.now()} where id in (
      select id from events where reacted_at is null and type <> all(${handled}::text[]) for no key update skip locked)`.execute(
    services.db,
  );
  return Number(done.numAffectedRows ?? 0);
}

/** Runs an event's pending reactions in turn; the last one closes the event. */
async function reactTo(
  services: Services,
  pending: readonly Reaction[],
  event: RecordedEvent,
  stopping: AbortSignal | undefined,
): Promise<{ ran: number; closed: boolean }> {
  let ran = 0;
  let failed = false;
  for (const [index, reaction] of pending.entries()) {
    if (stopping?.aborted) return { ran, closed: false };
    const closes = !failed && index === pending.length - 1;
    const outcome = await reactOnce(services, reaction, event, closes);
    if (outcome === 'elsewhere') return { ran, closed: false };
    if (outcome === 'done') ran += 1;
    else failed = true;
  }
  if (failed) await retryLater(services, event.id);
  // Left open only because of a reaction that was removed from the code.
  else if (pending.length === 0) await close(services.db, services, event.id);
  return { ran, closed: !failed };
}

/** In its own transaction: locks the event, marks the reaction and runs it. */
async function reactOnce(
  services: Services,
  reaction: Reaction,
  event: RecordedEvent,
  closes: boolean,
): Promise<Outcome> {
  try {
    return await services.db.transaction().execute(async (tx) => {
      const marked = await sql`
        with claimed as (
          select id from events where id = ${event.id} and reacted_at is null for no key update skip locked)
        insert into event_reactions (event_id, reaction, done_at)
        select id, ${reaction.name}, ${services.clock.now()} from claimed
        on conflict do nothing returning event_id`.execute(tx);
      if (marked.rows.length === 0) return 'elsewhere';
      await reaction.react(services, tx, event);
      if (closes) await close(tx, services, event.id);
      return 'done';
    });
  } catch (error) {
    services.log.error(
      { err: error, reaction: reaction.name, eventId: event.id },
      'a reaction failed and will run again',
    );
    return 'failed';
  }
}

async function close(db: Queryable, services: Services, eventId: number): Promise<void> {
  await sql`
    update events set reacted_at = ${services.clock.now()} where id = ${eventId} and reacted_at is null`.execute(
    db,
  );
}

async function retryLater(services: Services, eventId: number): Promise<void> {
  await sql`
    update events set failed_runs = failed_runs + 1,
      retry_at = ${services.clock.now()}::timestamptz
        + power(2, least(failed_runs, ${maxDoublings}::int)) * interval '1 second'
    where id = ${eventId} and reacted_at is null`.execute(services.db);
}

/** The events of these ids, in their order; missing ones are omitted. */
export async function findEvents(services: Services, ids: readonly number[]): Promise<RecordedEvent[]> {
  const found = await sql<EventRow>`
    select id, type, data, recipients, audience, actor_id, occurred_at
    from events where id = any(${[...ids]}::bigint[]) order by id`.execute(services.db);
  return found.rows.map(recordedEvent);
}

/** Waits for other runs that are handling an event; returns whether any event is still pending. */
export async function waitForOtherRuns(services: Services): Promise<boolean> {
  const now = services.clock.now();
  const open = await sql`
    select from events where reacted_at is null and (retry_at is null or retry_at <= ${now}) limit 1`.execute(
    services.db,
  );
  if (open.rows.length === 0) return false;
  // Between two of its reactions an event is not locked, but still pending.
  await sql`
    select from events where reacted_at is null and (retry_at is null or retry_at <= ${now})
    for no key update`.execute(services.db);
  return true;
}

/** The ids of the first events after an id, in order. */
export async function listEventIds(services: Services, after: number, limit: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from events where id > ${after} order by id limit ${limit}`.execute(services.db);
  return found.rows.map(({ id }) => id);
}

/** The ids of the last events, latest first. */
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
