import { createHash } from 'node:crypto';
import {
  type ConversationExport,
  chainBeginning,
  chainLink,
  type ExportedMessage,
} from '@trattativa/domain/room/message-chain';
import { expect, it } from 'vitest';
import { browserHash, verifyExport } from './verify-export.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function exported(): ConversationExport {
  const start = sha256(chainBeginning(7));
  let head = start;
  const messages = ['Offriamo 100', 'Va bene', 'Ecco'].map((original, index): ExportedMessage => {
    const said = {
      seq: index + 1,
      id: 1001 + index,
      fromId: 12,
      at: '2026-10-02T09:30:00.000Z',
      kind: 'text',
      original,
      attachments: index === 2 ? [{ name: 'a.pdf', size: 3, sha256: 'f'.repeat(64) }] : [],
    };
    head = sha256(chainLink(head, said));
    return {
      ...said,
      fromName: 'Ada',
      content: original,
      editedAt: null,
      deletedAt: null,
      revisions: [],
      replyToId: null,
      hash: head,
    };
  });
  return {
    format: 'trattativa-conversation',
    version: 1,
    conversation: { id: 7, name: 'x', people: [] },
    exportedAt: '',
    exportedBy: { id: 12, name: 'Ada' },
    chain: { algorithm: 'SHA-256', rule: '', start },
    messages,
    count: 3,
    head,
  };
}
const first = (file: ConversationExport, at = 0) => file.messages[at] as ExportedMessage;

it('accepts an unchanged export', async () => {
  const file = exported();
  const verified = await verifyExport(JSON.stringify(file), 7);
  expect(verified).toEqual({ outcome: 'sound', count: 3, seq: 3, head: file.head });
});

it.each<[string, (file: ConversationExport) => void, number]>([
  ['a word changed', (file) => Object.assign(first(file, 1), { original: 'Non va bene' }), 2],
  ['another author', (file) => Object.assign(first(file), { fromId: 13 }), 1],
  ['another time', (file) => Object.assign(first(file, 2), { at: '2026-10-03T09:30:00.000Z' }), 3],
  ['a message left out', (file) => file.messages.splice(1, 1), 2],
  ['messages swapped', (file) => file.messages.reverse(), 3],
  [
    'another file',
    (file) => Object.assign(first(file, 2).attachments[0] as object, { sha256: '0'.repeat(64) }),
    3,
  ],
  ['the end cut off', (file) => file.messages.pop(), 3],
  ['the beginning cut off', (file) => file.messages.shift(), 2],
])('finds %s', async (_what, forge, seq) => {
  const file = exported();
  forge(file);
  const verified = await verifyExport(JSON.stringify(file), 7);
  expect(verified).toMatchObject({ outcome: 'broken' });
  expect((verified as { seq: number }).seq).toBeGreaterThanOrEqual(Math.min(seq, 2));
});

it('rejects a file that is no export, or that is of another conversation', async () => {
  expect(await verifyExport('{}', 7)).toEqual({ outcome: 'unreadable' });
  expect(await verifyExport('x', 7)).toEqual({ outcome: 'unreadable' });
  expect(await verifyExport(JSON.stringify(exported()), 8)).toEqual({ outcome: 'other' });
});

it('computes standard SHA-256 hashes', async () => {
  expect(await browserHash('è ok')).toBe(sha256('è ok'));
});
