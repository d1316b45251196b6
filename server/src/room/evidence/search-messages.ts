import type { chatEvidenceEndpoints, FoundMessage } from '@trattativa/contract/room/evidence/endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { cursorOf, pageOf, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversation } from '../chat/access-conversation.ts';
import { excerptOf } from './excerpt.ts';
import { type FoundRow, findMessages, readSearchTerms } from './message-search.repository.ts';

const defaultFound = 20;

/** Searches the caller's conversations, or one of them. Throws `NOT_FOUND` for a foreign one. */
export async function searchMessages(
  services: Services,
  { actor, input }: CallOf<typeof chatEvidenceEndpoints.searchMessages>,
): Promise<{ items: FoundMessage[]; nextCursor: string | null }> {
  const { db } = services;
  const { text, conversationId = null, limit = defaultFound } = input;
  const after = readCursor(input.cursor);
  if (conversationId !== null) await accessConversation(db, actor.accountId, conversationId);
  const { words, anyWord, rooms } = await readSearchTerms(
    db,
    actor.accountId,
    waysToWrite(text),
    conversationId,
  );
  if (words === null || anyWord === null)
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['text'], code: 'invalid' }] });
  if (rooms === null) return { items: [], nextCursor: null };
  const found = await findMessages(db, actor.accountId, {
    words,
    anyWord,
    rooms,
    before: after?.id ?? Number.MAX_SAFE_INTEGER,
    limit: limit + 1,
  });
  const { rows, nextCursor } = pageOf(found, limit, (last) => cursorOf('', last.id));
  return { items: rows.map(presentFound), nextCursor };
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
