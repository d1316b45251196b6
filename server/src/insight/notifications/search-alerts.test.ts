import type { SavedSearchList } from '@trattativa/contract/people/portfolios/saved-search-endpoints';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import type { SearchAlert } from '@trattativa/domain/people/players/search-alerts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logInAgain, makeAgent, makeTeamMember, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof makeAgent>>;
let club: Awaited<ReturnType<typeof makeTeamMember>>;

beforeEach(async () => {
  app = await buildTestApp({ now: '2026-10-20T08:00:00.000Z', env: { RATE_LIMITS: 'off' } });
  [owner, club] = [await makeAgent(app), await makeTeamMember(app)];
});
afterEach(() => app.close());

const tokenOf = (person: Person) => logInAgain(app, person);

async function makePlayer(more: object = {}): Promise<void> {
  const player = {
    name: 'Gino',
    surname: 'Primo',
    bornDate: '2000-01-01',
    principalRole: playerRole.centreForward,
    contractualStatus: contractualStatus.free,
    onMarket: true,
    ...more,
  } as const;
  (await app.call(await tokenOf(owner), 'Agent/AddOrUpdateAgentPlayer', { player })).ok;
}

async function alerting(
  person: Person,
  alert: SearchAlert,
  query: string,
  list: SavedSearchList = 'market',
): Promise<number> {
  const { search } = (
    await app.call(await tokenOf(person), 'Portfolio/SaveSearch', { name: query, list, query })
  ).ok;
  const set = await app.call(await tokenOf(person), 'Portfolio/SetSearchAlert', { id: search.id, alert });
  expect(set.ok.search.alert).toBe(alert);
  app.clock.advance({ minutes: 1 });
  return search.id;
}

/** Runs a job twice, as two nodes may, three minutes later. */
async function run(job: 'alert-searches' | 'send-digests'): Promise<void> {
  app.clock.advance({ minutes: 3 });
  await app.settle();
  await app.services.db.transaction().execute(async (tx) => {
    await app.services.jobs.enqueue(tx, job, {});
    await app.services.jobs.enqueue(tx, job, {});
  });
  await app.settle();
}

const hitsOf = async (person: Person) =>
  (await app.call(await tokenOf(person), 'Notification/GetNotifications', {})).ok.items.filter(
    ({ kind }) => kind === 'searchHits',
  );

const digestsOf = async ({ email }: Person) =>
  (await app.mailTo(email)).filter(({ subject }) => subject === 'Il tuo riepilogo di Trattativa');

describe('a saved search that alerts at once', () => {
  it('tells of players who are new to the market and fit, once, by bell and mail', async () => {
    await makePlayer({ surname: 'Vecchio' });
    await app.settle();
    await alerting(club, 'atOnce', 'role=11&contract=0');
    await run('alert-searches');
    expect(await hitsOf(club)).toEqual([]);
    await makePlayer({ surname: 'Nuovo' });
    await makePlayer({ surname: 'Altro' });
    await makePlayer({ surname: 'Portiere', principalRole: playerRole.goalkeeper });
    await run('alert-searches');
    const target = '/playersList?role=11&contract=0';
    expect(await hitsOf(club)).toMatchObject([{ count: 2, search: 'role=11&contract=0', target }]);
    await run('alert-searches');
    expect(await hitsOf(club)).toMatchObject([{ count: 2 }]);
    expect(
      (await app.mailTo(club.email)).filter(({ text }) => text.includes('ricerca salvata')),
    ).toHaveLength(1);
  });

  it('tells only of what the reader may see: no minors, nobody off the market, nothing without a market', async () => {
    await alerting(club, 'atOnce', 'role=11');
    await alerting(await makeAgent(app), 'atOnce', 'role=11');
    await makePlayer({ bornDate: '2010-02-03' });
    await makePlayer({ onMarket: false });
    await run('alert-searches');
    expect(await hitsOf(club)).toEqual([]);
    const outsider = await makeAgent(app);
    await alerting(outsider, 'atOnce', 'role=11');
    await makePlayer();
    await run('alert-searches');
    expect(await hitsOf(outsider)).toEqual([]);
    expect(await hitsOf(club)).toHaveLength(1);
  });

  it('narrows by what the squad list allows, as the lists do', async () => {
    await alerting(club, 'atOnce', 'place=1&nationality=AR');
    await alerting(owner, 'atOnce', 'nationality=AR&place=1&minutes=600', 'requests');
    await makePlayer({ nationality: 'AR', euPassport: false });
    await makePlayer({ nationality: 'AR', euPassport: true });
    const maker = await makeTeamMember(app);
    const other = await makeAgent(app);
    const asked = { city: 'Padova', country: 'IT', agentIds: [other.agentId] };
    for (const minMinutes of [600, 601]) {
      const request = {
        ...asked,
        role: playerRole.attackingMidfielder,
        level: 3 as const,
        minMinutes,
        nationalities: ['AR'],
        nonEuPlace: true,
      };
      (await app.call(maker.token, 'Request/SaveRequest', { request })).ok;
    }
    await run('alert-searches');
    expect(await hitsOf(club)).toMatchObject([{ count: 1 }]);
    expect(await hitsOf(owner)).toMatchObject([{ count: 1 }]);
  });

  it('tells agents of new requests, and does not filter by money that the reader may not see', async () => {
    await alerting(owner, 'atOnce', 'role=9&level=3', 'requests');
    await alerting(club, 'atOnce', 'salaryFrom=5000');
    const maker = await makeTeamMember(app);
    const other = await makeAgent(app);
    const request = { level: 3 as const, city: 'Padova', country: 'IT', agentIds: [other.agentId] };
    for (const role of [playerRole.attackingMidfielder, playerRole.goalkeeper])
      (await app.call(maker.token, 'Request/SaveRequest', { request: { ...request, role } })).ok;
    await makePlayer({ salary: 1000 });
    await run('alert-searches');
    expect(await hitsOf(owner)).toMatchObject([{ count: 1, target: '/requests?role=9&level=3' }]);
    expect(await hitsOf(club)).toMatchObject([{ count: 1 }]);
  });
});

describe('a saved search that alerts daily', () => {
  it('is part of the one digest of the day, and silent without new results', async () => {
    await alerting(club, 'daily', 'role=11');
    await alerting(club, 'off', 'role=10');
    await makePlayer();
    await run('alert-searches');
    expect(await hitsOf(club)).toEqual([]);
    const mornings = [1, 2];
    for (const _ of mornings) {
      app.clock.advance({ days: 1 });
      await run('send-digests');
    }
    const digests = await digestsOf(club);
    expect(digests).toHaveLength(1);
    expect(digests[0]?.text).toContain('Un nuovo risultato per la ricerca salvata «role=11»');
    expect(digests[0]?.links).toContain('http://trattativa.test/#/playersList?role=11');
  });

  it('belongs to its owner', async () => {
    const id = await alerting(club, 'daily', 'role=11');
    const foreign = await app.call(await tokenOf(owner), 'Portfolio/SetSearchAlert', { id, alert: 'off' });
    expect(foreign.problem.code).toBe('NOT_FOUND');
  });
});
