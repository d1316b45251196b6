import type { chatEvidenceEndpoints, FoundMessage } from '@trattativa/contract/room/evidence/endpoints';
import { cutText } from '@trattativa/domain/platform/cut-text';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { cursorOf, pageOf, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversation } from '../chat/conversations/access-conversation.ts';
import { type FoundRow, findMessages, readSearchTerms } from './message-search.repository.ts';

const defaultFound = 20;

/** Searches the caller's conversations, or one of them. Throws `NOT_FOUND` for a foreign one. */
export async function searchMessages(
  services: Services,
  { actor, input }: CallOf<typeof chatEvidenceEndpoints.searchMessages>,
): Promise<OutputOf<typeof chatEvidenceEndpoints.searchMessages>> {
  const { text, conversationId = null, limit = defaultFound } = input;
  const after = readCursor(input.cursor);
  if (conversationId !== null) await accessConversation(services.db, actor.accountId, conversationId);
  const found = await readMessagesWith(services.db, actor.accountId, text, {
    conversationId,
    before: after?.id ?? Number.MAX_SAFE_INTEGER,
    limit: limit + 1,
  });
  if (found === null) throw new AppError('INVALID_INPUT', { fields: [{ path: ['text'], code: 'invalid' }] });
  const { rows, nextCursor } = pageOf(found, limit, (last) => cursorOf('', last.id));
  return { items: rows.map(presentFound), nextCursor };
}

/** The latest messages of the caller's conversations with all these words; none for a text without a word. */
export async function findMessagesWith(
  services: Services,
  actor: Actor,
  text: string,
  limit: number,
): Promise<FoundMessage[]> {
  const found = await readMessagesWith(services.db, actor.accountId, text, {
    conversationId: null,
    before: Number.MAX_SAFE_INTEGER,
    limit,
  });
  return (found ?? []).map(presentFound);
}

/** Null when the text has no word. */
async function readMessagesWith(
  db: Queryable,
  accountId: number,
  text: string,
  page: { conversationId: number | null; before: number; limit: number },
): Promise<FoundRow[] | null> {
  const { words, anyWord, rooms } = await readSearchTerms(
    db,
    accountId,
    waysToWrite(text),
    page.conversationId,
  );
  if (words === null || anyWord === null) return null;
  if (rooms === null) return [];
  return findMessages(db, accountId, { words, anyWord, rooms, before: page.before, limit: page.limit });
}

/**
 * Without accents PostgreSQL's Portuguese stemmer does not know that -ções is the plural of -ção: both are
 * searched.
 */
function waysToWrite(text: string): string[] {
  const one = text.replaceAll(/(c|ç)(oes|ões)(?!\p{L})/giu, '$1ao');
  const many = text.replaceAll(/(c|ç)(ao|ão)(?!\p{L})/giu, '$1oes');
  return [...new Set([text, one, many])];
}

function presentFound(row: FoundRow): FoundMessage {
  const hits = new Set(row.hits);
  return {
    id: row.id,
    conversationId: row.conversation_id,
    conversationName: row.conversation_name,
    fromId: row.from_id,
    fromName: row.from_name ?? '',
    at: row.inserted_at.toISOString(),
    excerpt: excerptOf(row.content, row.hits),
    attachments: (row.attachments ?? []).map(({ name }) => ({
      name,
      isHit: name.split(/[^\p{L}\p{N}]+/u).some((word) => hits.has(word)),
    })),
  };
}

interface Piece {
  text: string;
  isHit: boolean;
}

/** Characters before the first hit, and in total. */
const lead = 50;
const longest = 220;

/** Splits a text into hits and the text between them. `hits` are spelled as in the text. */
function markHits(text: string, hits: readonly string[]): Piece[] {
  const search = new Set(hits);
  const pieces: Piece[] = [];
  for (const [text_] of text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const isHit = search.has(text_);
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += text_;
    else pieces.push({ text: text_, isHit });
  }
  return pieces;
}

/** An excerpt around the first hit, on one line, with the hits marked; the beginning without a hit. */
function excerptOf(text: string, hits: readonly string[]): Piece[] {
  const flat = text.replaceAll(/\s+/gu, ' ').trim();
  const pieces = markHits(flat, hits);
  const first = pieces.findIndex(({ isHit }) => isHit);
  const before = pieces
    .slice(0, Math.max(first, 0))
    .map((piece) => piece.text)
    .join('').length;
  const from = before <= lead ? 0 : nextWord(flat, before - lead);
  const cut = flat.slice(from);
  const to =
    cut.length <= longest ? cut.length : cut.lastIndexOf(' ', longest) + 1 || cutText(cut, longest).length;
  const shown = markHits(cut.slice(0, to).trimEnd(), hits);
  if (from > 0) shown.unshift({ text: '… ', isHit: false });
  if (to < cut.length) shown.push({ text: ' …', isHit: false });
  return shown;
}

function nextWord(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 || space > at + lead ? at : space + 1;
}
