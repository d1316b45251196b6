import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { chatEvidenceEndpoints } from '@trattativa/contract/room/evidence/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { cleanName } from '../../platform/http/receive-upload.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversation } from '../chat/conversations/access-conversation.ts';
import { chainTo, type ExportFacts } from './chain-messages.ts';
import { readPeople } from './conversation-export.repository.ts';
import { writeJsonExport } from './write-json-export.ts';
import { writePdfExport } from './write-pdf-export.ts';

const types = { json: 'application/json', pdf: 'application/pdf' } as const;

/** A longer PDF is unreadable; the JSON has no limit. */
const maxInPdf = 10_000;

/**
 * Exports the conversation as the caller sees it. It is written to a local file and streamed from there: a
 * long one is never in memory as a whole. The export is audited with its last hash. Throws `NOT_FOUND`,
 * `EXPORT_TOO_LONG` for a PDF.
 */
export async function exportConversation(
  services: Services,
  { actor, input, language }: CallOf<typeof chatEvidenceEndpoints.exportConversation>,
): Promise<FileAnswer> {
  const { db, clock } = services;
  const { conversationId, format } = input;
  const row = await accessConversation(db, actor.accountId, conversationId);
  const { hidden_up_to_seq: hiddenUpTo, last_seq: last } = row;
  if (format === 'pdf' && last - hiddenUpTo > maxInPdf) {
    throw new AppError('EXPORT_TOO_LONG', { params: { max: maxInPdf } });
  }
  const people = await readPeople(db, conversationId);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const others = people.filter(({ id }) => id !== actor.accountId).map(({ name }) => name);
  const facts: ExportFacts = {
    conversationId,
    name: row.name || others.join(', '),
    people,
    nameOf,
    by: { id: actor.accountId, name: nameOf.get(actor.accountId) ?? '' },
    at: clock.now(),
    language,
    hiddenUpTo,
    last,
  };
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-export-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, `conversation.${format}`);
    const write = format === 'json' ? writeJsonExport : writePdfExport;
    const { count, head } = await write(db, path, facts);
    await db.transaction().execute((tx) =>
      recordEvent(tx, {
        type: 'conversation.exported',
        data: { conversationId, format, count, head },
        recipients: [],
        actorId: actor.accountId,
        at: facts.at,
      }),
    );
    const name = translate(language, 'chat-export:fileName', { name: facts.name });
    const body = createReadStream(path).once('close', () => void discard());
    return {
      name: cleanName(`${name}.${format}`),
      type: types[format],
      bytes: (await stat(path)).size,
      body,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * Whether the stored conversation has this hash at this message; false for a conversation the caller cannot
 * see.
 */
export async function checkExport(
  { db }: Services,
  { actor, input }: CallOf<typeof chatEvidenceEndpoints.checkExport>,
): Promise<OutputOf<typeof chatEvidenceEndpoints.checkExport>> {
  const row = await accessConversation(db, actor.accountId, input.conversationId);
  if (input.seq > row.last_seq || input.seq < row.hidden_up_to_seq) return { agrees: false };
  return { agrees: (await chainTo(db, input.conversationId, input.seq)) === input.head };
}
