import { expect, it } from 'vitest';
import { buildTestApp } from '../../../test/stage/build-test-app.ts';
import { runReactions } from './dispatcher.ts';
import { Outbox } from './outbox.ts';
import { recordEvent } from './record-event.ts';
import { reaction } from './recorded-event.ts';

it('a stop waits for the run in progress and begins no other: what came meanwhile is left for the next start', async () => {
  const app = await buildTestApp();
  const record = (accountId: number) =>
    app.services.db.transaction().execute((tx) =>
      recordEvent(tx, {
        type: 'account.changed',
        data: { accountId },
        recipients: [],
        actorId: null,
        at: app.clock.now(),
      }),
    );
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const noting = (who: string) =>
    reaction<'account.changed'>({
      name: 'noting',
      types: ['account.changed'],
      async react(_services, _tx, { data: { accountId } }) {
        begun.resolve();
        await released.promise;
        order.push(`${who} ${accountId}`);
      },
    });
  const secondNoticed = Promise.withResolvers<void>();
  const outbox = new Outbox(app.services, {
    url: app.databaseUrl,
    reactions: [noting('before the stop')],
    push: ({ data }) => {
      if ('accountId' in data && data.accountId === 2) secondNoticed.resolve();
    },
  });
  await outbox.start();
  await record(1);
  await begun.promise;
  await record(2);
  await secondNoticed.promise;

  const stopped = outbox.stop();
  released.resolve();
  await stopped;
  await runReactions(app.services, [noting('after the next start')]);
  expect(order).toEqual(['before the stop 1', 'after the next start 2']);
  await app.close();
});
