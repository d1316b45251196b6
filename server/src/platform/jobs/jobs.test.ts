import pino from 'pino';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/stage/test-database.ts';
import { openDatabase } from '../database/database.ts';
import type { Services } from '../services.ts';
import { JobQueue, job, runLogged } from './jobs.ts';

test('due jobs start within moments, one after the other; uncommitted ones never', async () => {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, { connections: 2 });
  const ran: number[] = [];
  const allRan = Promise.withResolvers<void>();
  const count = job<{ n: number }>({
    name: 'count',
    async run(_services, { n }) {
      ran.push(n);
      if (ran.length === 5) allRan.resolve();
    },
  });
  const queue = new JobQueue(database.url, [count], pino({ level: 'silent' }));
  try {
    await queue.start();
    await queue.work({ db } as Services);
    await expect(
      db.transaction().execute(async (tx) => {
        await queue.enqueue(tx, 'count', { n: 0 });
        throw new Error('thought better of it');
      }),
    ).rejects.toThrow('thought better of it');
    await db.transaction().execute(async (tx) => {
      for (const n of [1, 2, 3, 4, 5]) await queue.enqueue(tx, 'count', { n });
    });
    // Workers poll only once a minute, longer than this test may take.
    await allRan.promise;
    expect(ran.toSorted()).toEqual([1, 2, 3, 4, 5]);
  } finally {
    await queue.stop();
    await close();
    await database.drop();
  }
});

test('a failed job is logged, and its last failure as the last; the queue stores nothing of the error', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const failing = job<object>({
    name: 'mail-something',
    run: () => Promise.reject(new Error('550 no such user <canarino@test.example>')),
  });
  for (const isLastTry of [false, true]) {
    const run = runLogged(failing, { log } as Services, {}, isLastTry);
    await expect(run).rejects.toThrow('The log of that moment says why.');
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { job: 'mail-something', lost: false, msg: 'a job failed; it is tried again' },
    { job: 'mail-something', lost: true, msg: 'a job failed for the last time: it is not tried again' },
  ]);
});
