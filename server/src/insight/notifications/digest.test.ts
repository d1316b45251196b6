import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDeal, makeOffer } from '../../../test/factories/deals.ts';
import { makeAgent, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let agent: Person;

/** The evening before: no digest is due today. */
beforeEach(async () => {
  app = await buildTestApp({ now: '2026-10-22T20:00:00.000Z' });
  agent = await makeAgent(app, { name: 'Ada' });
});
afterEach(() => app.close());

/** Runs the job twice, as two nodes may. */
async function round(): Promise<void> {
  await app.services.db.transaction().execute(async (tx) => {
    await app.services.jobs.enqueue(tx, 'send-digests', {});
    await app.services.jobs.enqueue(tx, 'send-digests', {});
  });
  await app.settle();
}

const digestsOf = async ({ email }: Person) =>
  (await app.mailTo(email)).filter(({ subject }) => subject === 'Il tuo riepilogo di Trattativa');

let made = 0;
async function addLine(person: Person, topic = 'portfolio'): Promise<void> {
  made += 1;
  const at = app.clock.now();
  await app.services.db
    .insertInto('notifications')
    .values({
      account_id: person.accountId,
      kind: 'listingConfirmed',
      topic,
      group_key: `listingConfirmed:${made}`,
      params: JSON.stringify({ playerId: 1 }),
      target: `/players/${made}`,
      in_bell: true,
      created_at: at,
      happened_at: at,
    })
    .execute();
}

it('is sent once at 07:00 in Rome, in the reader’s language, with a link for each line', async () => {
  await addLine(agent);
  app.clock.advance({ hours: 32, minutes: 59 });
  await round();
  expect(await digestsOf(agent)).toEqual([]);
  app.clock.advance({ minutes: 1 });
  await round();
  await round();
  const [digest, second] = await digestsOf(agent);
  expect(second).toBeUndefined();
  expect(digest?.text).toContain('Ciao Ada,');
  expect(digest?.text).toContain('un calciatore ha confermato la tua scheda.');
  expect(digest?.links).toContain(`http://trattativa.test/#/players/${made}`);
  app.clock.advance({ days: 1 });
  await round();
  expect(await digestsOf(agent)).toHaveLength(1);
});

it('is sent at 07:00 in Rome when summer time ends, and once on either day', async () => {
  const mornings: string[] = [];
  for (let hours = 0; hours < 96; hours += 1) {
    await addLine(agent);
    const before = (await digestsOf(agent)).length;
    await round();
    if ((await digestsOf(agent)).length > before) mornings.push(app.clock.now().toISOString());
    app.clock.advance({ hours: 1 });
  }
  // Summer time ends on the 25th: 07:00 in Rome is 5:00 UTC before and 6:00 UTC after.
  expect(mornings).toEqual([
    '2026-10-24T05:00:00.000Z',
    '2026-10-25T06:00:00.000Z',
    '2026-10-26T06:00:00.000Z',
  ]);
}, 120_000);

it('is one mail after two days without the service, sent as soon as the service runs in the daytime', async () => {
  await addLine(agent);
  app.clock.advance({ days: 2, hours: 20 });
  await round();
  await round();
  expect(await digestsOf(agent)).toHaveLength(1);
});

it('omits what was seen or mailed before, and kinds whose mail is switched off', async () => {
  await addLine(agent);
  const { items } = (await app.call(agent.token, 'Notification/GetNotifications', {})).ok;
  const notificationIds = items.map(({ id }) => id);
  await app.call(agent.token, 'Notification/MarkNotificationsSeen', { notificationIds });
  await addLine(agent, 'mandates');
  const mail = [{ kind: 'mandates' as const, on: false }];
  await app.call(agent.token, 'Account/SaveMyPreferences', { mail });
  const deal = await makeDeal(app);
  await app.settle();
  app.clock.advance({ days: 2 });
  await round();
  expect(await digestsOf(agent)).toEqual([]);
  const [toClub] = await digestsOf(deal.club);
  // The proposal had a mail of its own; the digest says that it waits for an answer.
  expect(toClub?.text).not.toContain('propone');
  expect(toClub?.text).toContain('Una trattativa aspetta la tua risposta.');
  app.clock.advance({ days: 1 });
  await round();
  // Another day of waiting is no news.
  expect(await digestsOf(deal.club)).toHaveLength(1);
});

it('counts the offers whose turn is the reader’s', async () => {
  const { agent: recordOwner, club } = await makeOffer(app);
  await app.settle();
  app.clock.advance({ days: 2 });
  await round();
  const [digest] = await digestsOf(recordOwner);
  expect(digest?.text).toContain('Un’offerta aspetta la tua risposta.');
  expect(digest?.links).toContain('http://trattativa.test/#/offers?turn=1');
  for (const digestMail of await digestsOf(club)) expect(digestMail.text).not.toContain('offerta aspetta');
});

it('is sent on Mondays, or never, as the account chooses', async () => {
  const weekly = await makeAgent(app);
  await app.call(weekly.token, 'Account/SaveMyPreferences', { digest: 'weekly' });
  await app.call(agent.token, 'Account/SaveMyPreferences', { digest: 'off' });
  await addLine(agent);
  await addLine(weekly);
  // On Thursday evening; the Monday of this week was before the account existed.
  for (let day = 0; day < 3; day += 1) {
    app.clock.advance({ days: 1 });
    await round();
  }
  expect(await digestsOf(weekly)).toEqual([]);
  app.clock.advance({ days: 1 });
  await round();
  expect(await digestsOf(weekly)).toHaveLength(1);
  expect(await digestsOf(agent)).toEqual([]);
});
