import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { MessageWriter } from './message-writer.ts';
import type { Draft, MessageRow } from './messages.repository.ts';

const at = new Date('2026-09-15T10:00:00Z');

function draft(conversationId: number, content: string, clientId: string | null = null): Draft {
  return { conversationId, fromId: 1, clientId, content, replyToId: null, mentions: [], at };
}

/** A store that blocks each commit until released. */
function setUp(lanes = 2) {
  const commits: { contents: string[]; pass: (fault?: object) => void }[] = [];
  const delivered: string[] = [];
  const rows = new Map<string, MessageRow>();
  let seq = 0;
  const row = ({ conversationId, fromId, clientId, content }: Draft): MessageRow => {
    seq += 1;
    return {
      id: seq,
      seq,
      conversation_id: conversationId,
      from_id: fromId,
      client_id: clientId,
      kind: 'text',
      content,
      meta: null,
      attachments: null,
      reply_to_id: null,
      reply_to: null,
      mentions: [],
      edited_at: null,
      deleted_at: null,
      change: 0,
      inserted_at: at,
    };
  };
  const writer = new MessageWriter({
    insert: (drafts) =>
      new Promise((resolve, reject) => {
        commits.push({
          contents: drafts.map(({ content }) => content),
          pass(fault) {
            if (fault) return reject(fault);
            const fresh = drafts.filter(({ clientId, fromId }) => fromId === 1 && !rows.has(clientId ?? ''));
            const stored = fresh.map(row);
            for (const one of stored) if (one.client_id) rows.set(one.client_id, one);
            resolve(stored);
          },
        });
      }),
    findRepeat: async ({ clientId }) => rows.get(clientId ?? '') ?? null,
    deliver: ({ content }) => void delivered.push(content),
    log: pino({ level: 'silent' }),
    lanes,
  });
  return { writer, commits, delivered };
}

/** Lets pending promises run. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the writer of messages', () => {
  it('never runs two commits of one conversation at once, and shares commits between conversations', async () => {
    const { writer, commits, delivered } = setUp();
    const all = [writer.write(draft(1, 'a1')), writer.write(draft(2, 'b1')), writer.write(draft(1, 'a2'))];
    all.push(writer.write(draft(3, 'c1')), writer.write(draft(1, 'a3')));
    expect(commits.map(({ contents }) => contents)).toEqual([['a1'], ['b1']]);
    commits[1]?.pass();
    await turn();
    expect(commits[2]?.contents).toEqual(['c1']);
    commits[0]?.pass();
    await turn();
    expect(commits[3]?.contents).toEqual(['a2', 'a3']);
    commits[2]?.pass();
    commits[3]?.pass();
    await Promise.all(all);
    expect(delivered.filter((content) => content.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  });

  it('delivers before it answers, and answers a repeat with the first message, delivered once more', async () => {
    const { writer, commits, delivered } = setUp(1);
    const first = writer.write(draft(1, 'x', 'same'));
    const again = writer.write(draft(1, 'x', 'same'));
    const third = writer.write(draft(1, 'y', 'other'));
    for (const index of [0, 1, 2]) {
      commits[index]?.pass();
      await turn();
    }
    expect(await first).toMatchObject({ duplicate: false, message: { content: 'x' } });
    expect(await again).toEqual({ duplicate: true, message: (await first)?.message });
    expect((await third)?.duplicate).toBe(false);
    expect(delivered).toEqual(['x', 'y', 'x']);
  });

  it('returns null for non-members', async () => {
    const { writer, commits } = setUp();
    const refused = writer.write({ ...draft(1, 'x', 'c'), fromId: 9 });
    commits[0]?.pass();
    expect(await refused).toBeNull();
  });

  it('retries after a conflict with another process, and fails on other errors', async () => {
    const { writer, commits } = setUp();
    const written = writer.write(draft(1, 'x', 'c'));
    commits[0]?.pass({ code: '40P01' });
    await turn();
    commits[1]?.pass();
    expect((await written)?.message.content).toBe('x');
    await turn();
    const lost = writer.write(draft(1, 'y', 'd'));
    commits[2]?.pass({ code: '57P01' });
    await expect(lost).rejects.toMatchObject({ code: '57P01' });
    await turn();
    const next = writer.write(draft(1, 'z', 'e'));
    commits[3]?.pass();
    expect((await next)?.message.content).toBe('z');
  });
});
