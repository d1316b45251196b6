import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { daysAfter } from '@trattativa/domain/platform/plain-date';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Market, makeMarket } from '../../../../test/factories/matching.ts';
import {
  logInAgain,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { dayOf } from '../../../platform/clock.ts';
import { replaceUsualPay, saveReplyShares } from '../../matching.ts';

let app: TestApp;
let market: Market;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  market = await makeMarket(app);
});

async function candidates(
  requestId: number,
  kind: 'exact' | 'potential' = 'exact',
  token = market.club.token,
) {
  return (await app.call(token, 'Request/GetRequestCandidates', { requestId, kind })).ok;
}

const namesOf = ({ items }: Awaited<ReturnType<typeof candidates>>) => items.map(({ player }) => player.name);

/** Minutes of last season, as the career's figures keep them. */
async function played(surname: string, minutes: number): Promise<void> {
  const figures = { season_minutes: minutes, figures_season: 2025 };
  await app.services.db.updateTable('players').set(figures).where('surname', '=', surname).execute();
}

/** A regular who costs all of the offer, and a cheap one who plays a tier below. */
async function regularAndCheap() {
  await market.savePlayer({
    surname: 'Regolare',
    currentLevel: 3,
    requestedSalary: 1100,
    contractualStatus: contractualStatus.free,
  });
  await market.savePlayer({
    surname: 'Economico',
    currentLevel: 4,
    requestedSalary: 400,
    contractualStatus: contractualStatus.free,
  });
  await played('Regolare', 2500);
  await played('Economico', 2000);
  return (await market.publish({ monthlyOffer: 1100 })).id;
}

describe('the order of exact matches', () => {
  it('is by fitness and not by freshness, each match with its points and why', async () => {
    const requestId = await regularAndCheap();
    const seen = await candidates(requestId);
    expect(seen.order).toBe('balanced');
    expect(namesOf(seen)).toEqual(['Tommaso Regolare', 'Tommaso Economico']);
    expect(seen.items[0]?.fitness).toEqual({
      points: 89,
      parts: [
        { points: 30, fact: 'same' },
        { points: 20, fact: 'minutes', value: 2500 },
        { points: 15, fact: 'inside', value: 22 },
        { points: 6, fact: 'within' },
        { points: 15, fact: 'free' },
        { points: 0, fact: 'unconfirmed' },
        { points: 3, fact: 'few' },
      ],
    });
    expect(seen.items[1]?.fitness?.parts.map(({ fact }) => fact)).toEqual([
      'oneBelow',
      'minutes',
      'inside',
      'below',
      'free',
      'unconfirmed',
      'few',
    ]);
    expect(
      (await candidates(requestId, 'potential')).items.every(({ fitness }) => fitness === undefined),
    ).toBe(true);
  });

  it('is weighed as the club chooses, for all its requests, at once on every screen', async () => {
    const requestId = await regularAndCheap();
    const other = await market.publish({ monthlyOffer: 1100, city: 'Rovigo' });
    const { token, accountId } = market.club;
    await app.call(token, 'Request/SaveMatchOrder', { requestId, preset: 'budget' }).then(({ ok }) => ok);
    await app.settle();
    const seen = await candidates(other.id);
    expect(seen.order).toBe('budget');
    expect(seen.items.map(({ player, fitness }) => [player.name, fitness?.points])).toEqual([
      ['Tommaso Economico', 82],
      ['Tommaso Regolare', 79],
    ]);
    const page = { requestId: other.id, kind: 'exact' as const, limit: 1 };
    const { nextCursor } = (await app.call(token, 'Request/GetRequestCandidates', page)).ok;
    const next = { ...page, cursor: nextCursor ?? '' };
    expect((await app.call(token, 'Request/GetRequestCandidates', next)).ok.items).toHaveLength(1);
    const told = await sql<{ recipients: number[] }>`
      select recipients from events where type = 'matches.reordered'`.execute(app.services.db);
    expect(told.rows.map(({ recipients }) => recipients)).toEqual([[accountId]]);
    // Saved once more, nothing has changed.
    await app.call(token, 'Request/SaveMatchOrder', { requestId, preset: 'budget' }).then(({ ok }) => ok);
    const again = await sql`select from events where type = 'matches.reordered'`.execute(app.services.db);
    expect(again.rows).toHaveLength(1);
    // A page of the list in one order does not go on in another.
    await app.call(token, 'Request/SaveMatchOrder', { requestId, preset: 'ready' }).then(({ ok }) => ok);
    expect((await app.call(token, 'Request/GetRequestCandidates', next)).problem.code).toBe('INVALID_INPUT');
  });

  it('is the club’s own: another club cannot choose it, staff can', async () => {
    const { id: requestId } = await market.publish();
    const stranger = await makeTeamMember(app);
    expect(
      (await app.call(stranger.token, 'Request/SaveMatchOrder', { requestId, preset: 'ready' })).status,
    ).toBe(404);
    const staff = await makeStaff(app);
    expect(
      (await app.call(staff.token, 'Request/SaveMatchOrder', { requestId, preset: 'ready' })).status,
    ).toBe(200);
    expect((await candidates(requestId)).order).toBe('ready');
    const bad = await app.call(staff.token, 'Request/SaveMatchOrder', {
      requestId,
      preset: 'cheapest' as never,
    });
    expect(bad.status).toBe(400);
  });

  it('goes by the ids where points are equal, each match once over all pages', async () => {
    const ids: number[] = [];
    for (const surname of ['Primo', 'Secondo', 'Terzo']) ids.push((await market.savePlayer({ surname })).id);
    const { id: requestId } = await market.publish();
    const paged: number[] = [];
    let cursor: string | undefined;
    do {
      const page = (
        await app.call(market.club.token, 'Request/GetRequestCandidates', {
          requestId,
          kind: 'exact',
          limit: 1,
          cursor,
        })
      ).ok;
      paged.push(...page.items.map(({ player }) => player.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(ids.reverse());
  });

  it('follows the answers of who keeps the player', async () => {
    await market.savePlayer();
    const { id: requestId } = await market.publish();
    const share = { agent_id: market.agent.agentId, team_id: null, coaching_staff_id: null, percent: 80 };
    await app.services.db.transaction().execute((tx) => saveReplyShares(tx, [share]));
    expect((await candidates(requestId)).items[0]?.fitness?.parts.at(-1)).toEqual({
      points: 4,
      fact: 'share',
      value: 80,
    });
    await app.services.db.transaction().execute((tx) => saveReplyShares(tx, []));
    expect((await candidates(requestId)).items[0]?.fitness?.parts.at(-1)).toEqual({ points: 3, fact: 'few' });
  });

  it('follows the mandate itself, to its last day, and not the confirmation of the record', async () => {
    const own = await makePlayerAccount(app);
    const { id: playerId } = await market.savePlayer();
    const { id: requestId } = await market.publish();
    await app.services.db
      .updateTable('players')
      .set({ account_id: own.accountId, listing: 'confirmed' })
      .where('id', '=', playerId)
      .execute();
    const fact = async () => {
      const token = await logInAgain(app, market.club);
      return (await candidates(requestId, 'exact', token)).items[0]?.fitness?.parts.at(-2)?.fact;
    };
    expect(await fact()).toBe('unconfirmed');
    const today = dayOf(app.clock.now());
    const terms = { startsOn: today, endsOn: daysAfter(today, 3), countries: [], exclusive: false };
    const mandated = async () => {
      const propose = await app.call(market.agent.token, 'Mandate/ProposePlayerMandate', {
        playerId,
        ...terms,
      });
      const { id: mandateId, version } = propose.ok.mandate;
      expect(await fact()).toBe('unconfirmed');
      const confirm = { mandateId, version, status: mandateStatus.confirmed };
      const { mandate } = (await app.call(own.token, 'Mandate/UpdateMandateStatus', confirm)).ok;
      await app.settle();
      expect(await fact()).toBe('confirmed');
      return { mandateId, version: mandate.version };
    };
    const ended = { ...(await mandated()), status: mandateStatus.ended };
    await app.call(own.token, 'Mandate/UpdateMandateStatus', ended).then(({ ok }) => ok);
    await app.settle();
    expect(await fact()).toBe('unconfirmed');
    await mandated();
    app.clock.advance({ days: 3 });
    expect(await fact()).toBe('confirmed');
    app.clock.advance({ days: 1 });
    expect(await fact()).toBe('unconfirmed');
    app.clock.advance({ days: -4 });
  });

  it('shows nothing of a closed card but the sum', async () => {
    const player = await market.savePlayer({ bornDate: '2010-05-01' });
    await played(player.surname, 900);
    const { id: requestId } = await market.publish();
    const [match] = (await candidates(requestId)).items;
    expect(match?.player).toMatchObject({ id: player.id, open: false });
    expect(match?.fitness).toEqual({ points: expect.any(Number), parts: [] });
  });
});

describe('a match is at most potential', () => {
  it('for a player two tiers or more below the level wanted, whatever the player looks for', async () => {
    await market.savePlayer({ surname: 'Vicino', currentLevel: 4, searchLevels: [3] });
    await market.savePlayer({ surname: 'Lontano', currentLevel: 5, searchLevels: [3] });
    const { id: requestId } = await market.publish();
    expect(namesOf(await candidates(requestId))).toEqual(['Tommaso Vicino']);
    const [far, ...others] = (await candidates(requestId, 'potential')).items;
    expect(others).toEqual([]);
    expect(far?.player.name).toBe('Tommaso Lontano');
    expect(far?.criteria.find(({ criterion }) => criterion === 'level')).toEqual({
      criterion: 'level',
      verdict: 'near',
      wanted: [3],
      has: [5],
    });
    const own = (await app.call(market.agent.token, 'Matching/GetMatches', { kind: 'exact' })).ok;
    expect(own.items.map(({ player }) => player.name)).toEqual(['Tommaso Vicino']);
    await app.settle();
    const told = await sql<{ player_id: number }>`select player_id from told_matches where exact`.execute(
      app.services.db,
    );
    expect(told.rows).toHaveLength(1);
  });

  it('where the request states no pay and the ask is above what the level usually pays', async () => {
    await market.savePlayer({ surname: 'Solito', requestedSalary: 900 });
    await market.savePlayer({ surname: 'Caro', requestedSalary: 1500 });
    const { id: requestId } = await market.publish();
    expect((await candidates(requestId)).total).toBe(2);
    const usual = { country: 'IT', level: 3, monthlyCents: 95_700, deals: 5 };
    await app.services.db.transaction().execute((tx) => replaceUsualPay(tx, [usual]));
    expect(namesOf(await candidates(requestId))).toEqual(['Tommaso Solito']);
    const [dear] = (await candidates(requestId, 'potential')).items;
    expect(dear?.player.name).toBe('Tommaso Caro');
    expect(dear?.criteria.find(({ criterion }) => criterion === 'money')).toMatchObject({
      verdict: 'unknown',
      has: null,
    });
    // A new request finds what is usual by itself; one that states pay needs none.
    const later = await market.publish({ city: 'Rovigo' });
    expect(namesOf(await candidates(later.id))).toEqual(['Tommaso Solito']);
    const stated = await market.publish({ monthlyOffer: 1500 });
    expect((await candidates(stated.id)).total).toBe(2);
    await app.services.db.transaction().execute((tx) => replaceUsualPay(tx, []));
    expect((await candidates(requestId)).total).toBe(2);
  });
});
