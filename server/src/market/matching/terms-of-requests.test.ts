import { playerRole } from '@trattativa/domain/people/player-roles';
import { isExemptFromNonEuPlaces } from '@trattativa/domain/people/players/non-eu-places';
import { countries } from '@trattativa/domain/platform/countries';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Market, makeMarket } from '../../../test/factories/matching.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let agent: Market['agent'];
let club: Market['club'];
let savePlayer: Market['savePlayer'];
let publish: Market['publish'];

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ agent, club, savePlayer, publish } = await makeMarket(app));
});

/** The only match of the agent, of whatever kind. */
async function onlyMatch(token = agent.token) {
  for (const kind of ['exact', 'potential', 'partial'] as const) {
    const { items } = (await app.call(token, 'Matching/GetMatches', { kind })).ok;
    if (items[0]) return items[0];
  }
  return null;
}

async function verdictOf(criterion: string) {
  const match = await onlyMatch();
  const found = match?.criteria.find((one) => one.criterion === criterion);
  return found && { verdict: found.verdict, wanted: found.wanted, has: found.has };
}

const bound = { contractualStatus: 1, contractEnd: '2028-06-30' } as const;

describe('a quota by birth years', () => {
  it('is met or missed, never near', async () => {
    const player = await savePlayer({ bornDate: '2006-01-01' });
    const { id, version } = await publish({ underAge: null, bornFrom: 2007, quota: 'under' });
    const wanted = [2007, null];
    expect(await verdictOf('birthYear')).toEqual({ verdict: 'missed', wanted, has: [2006] });
    expect((await onlyMatch())?.ways).toEqual([
      { by: 'request', changes: [{ criterion: 'birthYear', side: 'request', to: [2006, null] }] },
    ]);
    await publish({ id, version, bornFrom: 2006 });
    expect((await onlyMatch())?.kind).toBe('exact');
    await savePlayer({ id: player.id, version: player.version, bornDate: '2005-12-31' });
    expect((await onlyMatch())?.kind).toBe('partial');
  });
});

describe('the kind of deal and the fee', () => {
  it('fit a player who can make one of the moves, at the fee that is published', async () => {
    const asks = { openToPermanent: true, askingFee: 50_000, termsShown: true };
    const player = await savePlayer({ ...bound, ...asks });
    await publish({ moves: ['free', 'permanent'], feeBudget: 45_000 });
    expect(await verdictOf('move')).toMatchObject({ verdict: 'met', has: ['permanent'] });
    expect(await verdictOf('fee')).toEqual({ verdict: 'near', wanted: [45_000], has: [50_000] });
    await savePlayer({ id: player.id, version: player.version, termsShown: false });
    expect(await verdictOf('fee')).toEqual({ verdict: 'unknown', wanted: [45_000], has: [] });
  });

  it('fit a free agent, who costs nothing', async () => {
    await savePlayer({ contractualStatus: 0 });
    await publish({ moves: ['free', 'permanent'], feeBudget: 0 });
    expect((await onlyMatch())?.kind).toBe('exact');
  });

  it('never show a club a fee that the present club keeps to itself', async () => {
    await savePlayer({ ...bound, openToPermanent: true, askingFee: 50_000, termsShown: false });
    const { id } = await publish({ moves: ['permanent'], feeBudget: 45_000 });
    const found = await app.call(club.token, 'Request/GetRequestCandidates', {
      requestId: id,
      kind: 'potential',
    });
    expect(found.ok.items).toHaveLength(1);
    expect(JSON.stringify(found.ok)).not.toContain('50000');
  });
});

describe('the squad list', () => {
  it('asks for one of the nationalities, or for a player who takes no place for non-EU players', async () => {
    const player = await savePlayer({ nationality: 'AR', euPassport: false });
    await publish({ nationalities: ['IT', 'UY'], nonEuPlace: false });
    expect(await verdictOf('nationality')).toMatchObject({ verdict: 'missed', has: ['AR'] });
    expect(await verdictOf('nonEuPlace')).toMatchObject({ verdict: 'missed', has: [true] });
    await savePlayer({ id: player.id, version: player.version, secondNationality: 'IT' });
    expect((await onlyMatch())?.kind).toBe('exact');
  });

  it('exempts the same nationalities from the places in the database and in the rule', async () => {
    const found = await sql<{ code: string }>`
      select code from unnest(${[...countries]}::char(2)[]) as code where is_exempt_from_non_eu_places(code)`.execute(
      app.services.db,
    );
    expect(found.rows.map(({ code }) => code).sort()).toEqual(
      countries.filter(isExemptFromNonEuPlaces).sort(),
    );
  });

  it('may ask for minutes of this season or the one before', async () => {
    const { id } = await savePlayer();
    await publish({ minMinutes: 1000 });
    const plays = (startYear: number, minutes: number) =>
      app.call(agent.token, 'Player/SavePlayerExperience', {
        playerId: id,
        experience: {
          clubName: 'Virtus Brenta',
          season: String(startYear),
          startYear,
          endYear: startYear + 1,
          appearances: 30,
          minutes,
        },
      });
    expect(await verdictOf('minutes')).toMatchObject({ verdict: 'unknown', has: [] });
    await plays(2024, 2000);
    expect(await verdictOf('minutes')).toMatchObject({ verdict: 'unknown', has: [] });
    await plays(2025, 850);
    expect(await verdictOf('minutes')).toEqual({ verdict: 'near', wanted: [1000], has: [850] });
  });

  it('may want players of the principal role alone', async () => {
    await savePlayer({ principalRole: 10, secondaryRole: 9 });
    const { id, version } = await publish();
    expect((await onlyMatch())?.kind).toBe('potential');
    await publish({ id, version, secondRoleAccepted: false });
    expect(await onlyMatch()).toBeNull();
  });
});

describe('a dismissed match', () => {
  it('stays away while the request states nothing new, and comes back when it does', async () => {
    const player = await savePlayer({ nationality: 'AR' });
    const { id, version } = await publish();
    await app.call(agent.token, 'Matching/DeleteMatch', { requestId: id, playerId: player.id });
    expect(await onlyMatch()).toBeNull();
    const changed = await publish({ id, version, nonEuPlace: true, lodging: true });
    expect(await onlyMatch()).toBeNull();
    await publish({ id, version: changed.version, nationalities: ['AR'] });
    expect((await onlyMatch())?.kind).toBe('exact');
  });
});

describe('the preview of a request', () => {
  it('counts with its terms and says what a change of one would add', async () => {
    await savePlayer({ ...bound, openToLoan: true, nationality: 'AR' });
    const preview = (terms: object) =>
      app.call(club.token, 'Request/PreviewCandidates', {
        role: playerRole.attackingMidfielder,
        level: 3,
        country: 'IT',
        ...terms,
      });
    const { counts, suggestions } = (await preview({ moves: ['permanent'], feeBudget: 1000 })).ok;
    expect(counts).toMatchObject({ exact: 0, partial: 1 });
    // A loan needs no fee: one change meets both.
    expect(suggestions).toEqual([{ field: 'moves', value: ['permanent', 'loan'], gain: 1 }]);
    expect((await preview({ moves: ['permanent'] })).ok.suggestions).toEqual(suggestions);
    expect((await preview({ nationalities: ['IT'] })).ok.suggestions).toEqual([
      { field: 'nationalities', value: null, gain: 1 },
    ]);
    expect((await preview({ moves: ['loan'], feeBudget: 1000 })).ok.counts.exact).toBe(1);
  });
});
