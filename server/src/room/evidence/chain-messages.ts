import { createHash } from 'node:crypto';
import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import { chainBeginning, chainLink, type ExportedMessage } from '@trattativa/domain/room/message-chain';
import type { Language } from '@trattativa/texts/languages';
import type { ValuesOf } from '@trattativa/texts/text-keys';
import { translate } from '@trattativa/texts/translate';
import type { Queryable } from '../../platform/database/database.ts';
import { type ExportedRow, readForExport } from './conversation-export.repository.ts';

/** What an export is of, for whom and in which language. */
export interface ExportFacts {
  conversationId: number;
  name: string;
  people: readonly { id: number; name: string }[];
  nameOf: ReadonlyMap<number, string>;
  by: { id: number; name: string };
  at: Date;
  language: Language;
  /** Messages up to this number are hidden from the reader, who gets only their hash. */
  hiddenUpTo: number;
  last: number;
}

export interface ExportSummary {
  count: number;
  head: string;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The hash of a conversation's message of this number; for 0 the chain's initial value. */
export async function chainTo(db: Queryable, conversationId: number, seq: number): Promise<string> {
  let hash = sha256(chainBeginning(conversationId));
  for await (const rows of readForExport(db, conversationId, seq)) {
    for (const row of rows) hash = linked(hash, row);
  }
  return hash;
}

/**
 * Yields the messages visible to the reader, oldest first, each with its hash; `start` gets the hash before
 * the first.
 */
export async function* chainMessages(
  db: Queryable,
  facts: ExportFacts,
  start: (hash: string) => Promise<void>,
): AsyncGenerator<ExportedMessage> {
  let hash = sha256(chainBeginning(facts.conversationId));
  let isBegun = false;
  for await (const rows of readForExport(db, facts.conversationId, facts.last)) {
    for (const row of rows) {
      if (!isBegun && row.seq > facts.hiddenUpTo) {
        await start(hash);
        isBegun = true;
      }
      hash = linked(hash, row);
      if (isBegun) yield presented(row, facts, hash);
    }
  }
  if (!isBegun) await start(hash);
}

function linked(before: string, row: ExportedRow): string {
  return sha256(chainLink(before, chained(row)));
}

function chained(row: ExportedRow) {
  return {
    seq: row.seq,
    id: row.id,
    fromId: row.from_id,
    at: row.inserted_at.toISOString(),
    kind: row.kind,
    original: row.original,
    attachments: (row.attachments ?? []).map(({ name, size, sha256: hash }) => ({
      name,
      size,
      sha256: hash,
    })),
  };
}

/** The text of a note; `postNote` stored it, so its event and values fit a text. */
const noteText = (language: Language, { event, params }: NonNullable<ExportedRow['meta']>) =>
  translate(
    language,
    `chat:system.${event as SystemNoteName}`,
    params as ValuesOf<`chat:system.${SystemNoteName}`>,
  );

function presented(row: ExportedRow, { nameOf, language }: ExportFacts, hash: string): ExportedMessage {
  const { meta } = row;
  const isNote = row.kind === 'system' && meta !== null;
  return {
    ...chained(row),
    fromName: isNote || row.from_id === null ? '' : (nameOf.get(row.from_id) ?? ''),
    // The reader's language for display; the chain hashes the stored text.
    content: isNote ? noteText(language, meta) : row.content,
    editedAt: row.edited_at?.toISOString() ?? null,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    revisions: row.revisions,
    replyToId: row.reply_to_id,
    hash,
  };
}
