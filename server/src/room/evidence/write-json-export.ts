import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ConversationExport } from '@trattativa/domain/room/message-chain';
import type { Queryable } from '../../platform/database/database.ts';
import { chainMessages, type ExportFacts, type ExportSummary } from './chain-messages.ts';

const rule =
  'The hash of a message is the SHA-256, in lower-case hex, of: the hash before it (of the first message: chain.start), a ' +
  'line break, and the JSON array [seq, id, fromId, at, kind, original, [[name, size, sha256] of each attachment]] without ' +
  'spaces. The chain of a conversation begins with the SHA-256 of "conversation <id>".';

/** Streams a conversation as JSON, one message per line: it is never in memory as a whole. */
export async function writeJsonExport(
  db: Queryable,
  path: string,
  facts: ExportFacts,
): Promise<ExportSummary> {
  let count = 0;
  let head = '';
  async function* written(): AsyncGenerator<string> {
    let beginning = '';
    const messages = chainMessages(db, facts, async (start) => {
      head = start;
      const { messages: _messages, count: _count, head: _head, ...top } = documentOf(facts, start);
      beginning = `${JSON.stringify(top).slice(0, -1)},"messages":[\n`;
    });
    for await (const message of messages) {
      yield `${count === 0 ? beginning : ',\n'}${JSON.stringify(message)}`;
      count += 1;
      head = message.hash;
    }
    if (count === 0) yield beginning;
    yield `\n],"count":${count},"head":${JSON.stringify(head)}}\n`;
  }
  await pipeline(Readable.from(written()), createWriteStream(path));
  return { count, head };
}

function documentOf(facts: ExportFacts, start: string): ConversationExport {
  return {
    format: 'trattativa-conversation',
    version: 1,
    conversation: { id: facts.conversationId, name: facts.name, people: [...facts.people] },
    exportedAt: facts.at.toISOString(),
    exportedBy: facts.by,
    chain: { algorithm: 'SHA-256', rule, start },
    messages: [],
    count: 0,
    head: '',
  };
}
