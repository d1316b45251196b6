import { priorityOf } from '@trattativa/contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { runReactions, waitForOtherRuns } from './dispatcher.ts';
import { recordEvent } from './record-event.ts';
import { type Reaction, reaction } from './recorded-event.ts';

let app: TestApp;

beforeEach(async () => {
  app = await buildTestApp();
});

afterEach(() => app.close());

const record = (accountId: number, type: 'account.changed' | 'match.exactFound' = 'account.changed') =>
  app.services.db.transaction().execute((tx) =>
    recordEvent(tx, {
      type,
      data: { accountId } as never,
      recipients: [],
      actorId: null,
      at: app.clock.now(),
    }),
  );

/** A reaction that writes `<name> <account>` into the mailbox, then fails where `breaks` says so. */
function writing(name: string, breaks: (accountId: number) => unknown = () => false): Reaction {
  return reaction<'account.changed'>({
    name,
    types: ['account.changed'],
    async react({ clock }, tx, { data: { accountId } }) {
      const mail = { recipient: 'a@b.example', text_body: '', html_body: '', sent_at: clock.now() };
      await tx
        .insertInto('local_mail')
        .values({ ...mail, subject: `${name} ${accountId}` })
        .execute();
      const error = breaks(accountId);
      if (error) throw error;
    },
  });
}

async function written(): Promise<string[]> {
  const rows = await app.services.db.selectFrom('local_mail').select('subject').orderBy('id').execute();
  return rows.map(({ subject }) => subject);
}

const countOpen = async () =>
  (await app.services.db.selectFrom('events').select('id').where('reacted_at', 'is', null).execute()).length;

describe('the reactions to one event', () => {
  it.each([
    ['an error', new Error('broken')],
    ['conflicts with others', Object.assign(new Error('deadlock detected'), { code: '40P01' })],
  ])(
    'commit separately: one that ends in %s neither undoes nor blocks the others, and is retried alone',
    async (_why, error) => {
      let isBroken = true;
      const reactions = [writing('first'), writing('broken', () => isBroken && error), writing('last')];
      await record(1);
      await runReactions(app.services, reactions);
      expect(await written()).toEqual(['first 1', 'last 1']);
      expect(await countOpen()).toBe(1);

      isBroken = false;
      app.clock.advance({ minutes: 1 });
      await runReactions(app.services, reactions);
      expect(await written()).toEqual(['first 1', 'last 1', 'broken 1']);
      expect(await countOpen()).toBe(0);
      await runReactions(app.services, reactions);
      expect(await written()).toHaveLength(3);
    },
  );

  it('are visible as soon as each has run, before the next one begins', async () => {
    let seen: string[] = [];
    const looking = reaction<'account.changed'>({
      name: 'looking',
      types: ['account.changed'],
      async react() {
        seen = await written();
      },
    });
    await record(1);
    await runReactions(app.services, [writing('first'), looking]);
    expect(seen).toEqual(['first 1']);
  });

  it('run once when several nodes dispatch at the same time', async () => {
    const reactions = [writing('first'), writing('second')];
    for (let id = 1; id <= 20; id += 1) await record(id);
    await Promise.all([1, 2, 3, 4].map(() => runReactions(app.services, reactions)));
    await runReactions(app.services, reactions);
    expect((await written()).length).toBe(40);
    expect(new Set(await written()).size).toBe(40);
    expect(await countOpen()).toBe(0);
  });

  it('back off after each failure, so that they do not block later events', async () => {
    let tries = 0;
    const reactions = [
      writing('broken', (accountId) => {
        tries += 1;
        return accountId === 1 && new Error('broken');
      }),
    ];
    await record(1);
    await runReactions(app.services, reactions);
    await runReactions(app.services, reactions);
    expect(tries).toBe(1);
    app.clock.advance({ seconds: 1 });
    await runReactions(app.services, reactions);
    expect(tries).toBe(2);
    app.clock.advance({ seconds: 1 });
    await runReactions(app.services, reactions);
    expect(tries).toBe(2);
    await record(2);
    await runReactions(app.services, reactions);
    expect(await written()).toEqual(['broken 2']);
    app.clock.advance({ minutes: 10 });
    await runReactions(app.services, reactions);
    expect(tries).toBe(4);
  });
});

it('a stop lets the running reaction finish, and leaves what waits behind it for the next run', async () => {
  const stopping = new AbortController();
  const reactions = [writing('first', (accountId) => accountId === 2 && stopping.abort()), writing('second')];
  for (let id = 1; id <= 20; id += 1) await record(id);
  await runReactions(app.services, reactions, stopping.signal);
  expect(await written()).toEqual(['first 1', 'second 1', 'first 2']);
  expect(await countOpen()).toBe(19);
  await runReactions(app.services, reactions);
  expect((await written()).slice(3, 6)).toEqual(['second 2', 'first 3', 'second 3']);
  expect(await countOpen()).toBe(0);
});

it('an event of lower priority waits for all others', async () => {
  expect(priorityOf('match.exactFound')).toBeLessThan(priorityOf('account.changed'));
  const order: string[] = [];
  const noting = reaction({
    name: 'noting',
    types: ['account.changed', 'match.exactFound'],
    async react(_services, _tx, { type }) {
      order.push(type);
    },
  });
  await record(1, 'match.exactFound');
  await record(1);
  await runReactions(app.services, [noting]);
  expect(order).toEqual(['account.changed', 'match.exactFound']);
});

it('an event is pending while nobody handles it, unless it is postponed after a failure', async () => {
  const stillOpen = () => waitForOtherRuns(app.services);
  await record(1);
  expect(await stillOpen()).toBe(true);
  await runReactions(app.services, [writing('broken', () => new Error('broken'))]);
  expect(await stillOpen()).toBe(false);
  app.clock.advance({ seconds: 1 });
  expect(await stillOpen()).toBe(true);
  await runReactions(app.services, [writing('broken')]);
  expect(await stillOpen()).toBe(false);
});
