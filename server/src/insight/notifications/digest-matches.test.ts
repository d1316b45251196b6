import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Market, makeMarket } from '../../../test/factories/matching.ts';
import { makeAgent, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let market: Market;

/** The evening before the day on which summer time ends. */
beforeEach(async () => {
  app = await buildTestApp({ now: '2026-10-24T18:00:00.000Z' });
  market = await makeMarket(app);
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

const subjects = ['Il tuo riepilogo di Trattativa', 'Deine Zusammenfassung von Trattativa'];
const digestsOf = async ({ email }: Person) =>
  (await app.mailTo(email)).filter(({ subject }) => subjects.includes(subject));

it('names the new matches once a day, also on the day on which summer time ends, and is silent without news', async () => {
  const player = await market.savePlayer();
  const half = await market.savePlayer({ name: 'Ugo', surname: 'Dossi', searchLevels: [4] });
  const request = await market.publish();
  const mornings: string[] = [];
  for (let hours = 0; hours < 40; hours += 1) {
    app.clock.advance({ hours: 1 });
    const before = (await digestsOf(market.agent)).length;
    await round();
    if ((await digestsOf(market.agent)).length > before) mornings.push(app.clock.now().toISOString());
  }
  expect(mornings).toEqual(['2026-10-25T06:00:00.000Z']);
  const [digest] = await digestsOf(market.agent);
  expect(digest?.text).toContain('Ci sono 2 nuovi match:');
  expect(digest?.text).toContain(
    `Tommaso Venier – Centrocampista offensivo, cercato da ${request.team.name}\n`,
  );
  expect(digest?.text).toContain(
    `Ugo Dossi – Centrocampista offensivo, cercato da ${request.team.name}: match potenziale`,
  );
  expect(digest?.links).toContain(
    `http://trattativa.test/#/exactMatch?request=${request.id}&player=${player.id}`,
  );
  expect(digest?.links).toContain(
    `http://trattativa.test/#/potentialMatch?request=${request.id}&player=${half.id}`,
  );
}, 120_000);

it('is in the language of the reader; a club sees initials of a minor; nobody else learns of the pair', async () => {
  const stranger = await makeAgent(app);
  await sql`update accounts set language = 'de' where id = ${market.club.accountId}`.execute(app.services.db);
  await market.savePlayer({ bornDate: '2009-05-01' });
  await market.savePlayer({ name: 'Ugo', surname: 'Dossi' });
  const request = await market.publish();
  app.clock.advance({ hours: 12 });
  await round();
  const [digest] = await digestsOf(market.club);
  expect(digest?.text).toContain('Es gibt 2 neue Treffer:');
  expect(digest?.text).toContain('T. V. – ');
  expect(digest?.text).not.toContain('Venier');
  expect(digest?.text).toContain('Ugo Dossi – ');
  expect(digest?.text).toContain('passt zur Anfrage für Padova');
  expect(digest?.links).toContain(`http://trattativa.test/#/requestsCandidates?request=${request.id}`);
  expect(await digestsOf(stranger)).toEqual([]);
});

it('omits entries that the reader put away, and is not sent to those who switched mail about matches off', async () => {
  const player = await market.savePlayer();
  const request = await market.publish();
  await app.call(market.agent.token, 'Matching/DeleteMatch', { requestId: request.id, playerId: player.id });
  const mail = [{ kind: 'matches' as const, on: false }];
  await app.call(market.club.token, 'Account/SaveMyPreferences', { mail });
  app.clock.advance({ hours: 12 });
  await round();
  for (const person of [market.agent, market.club])
    for (const digest of await digestsOf(person))
      expect(digest.text).not.toContain('Centrocampista offensivo');
});
