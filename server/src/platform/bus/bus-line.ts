import { sql } from 'kysely';
import { assertFound } from '../database/assert-found.ts';
import type { Queryable } from '../database/database.ts';

/** Callbacks of a line. */
interface BusLineEvents {
  /** A text from another node. Texts of one node arrive in order. */
  onText(text: string): void;
  /** Listening; nothing sent from here on is lost. Called again after every interruption. */
  onUp(): void;
  /** Messages may be lost from here on, until `onUp`. */
  onDown(): void;
}

/** Broadcasts texts to all other nodes. Reconnects by itself; messages sent while disconnected are lost. */
export interface BusLine {
  start(): Promise<void>;
  /** Resolves once sent; rejects when sending failed, and the line is then down. */
  say(text: string): Promise<void>;
  close(): Promise<void>;
}

/** `node` is the sender's name; a node does not receive its own texts. */
export type OpenBusLine = (node: string, events: BusLineEvents) => BusLine;

/**
 * A name unique to this system and equal on all nodes of one database, whatever address they use to reach it.
 */
export async function systemName(db: Queryable): Promise<string> {
  const found = await sql<{ name: string }>`
    select s.system_identifier || ':' || d.oid as name
    from pg_control_system() s, pg_database d where d.datname = current_database()`.execute(db);
  return assertFound(found.rows[0]).name;
}
