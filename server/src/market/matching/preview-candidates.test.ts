import { evaluateMatch } from '@trattativa/domain/market/matching/evaluate-match';
import { minJudgedByPay, narrowedByPay } from '@trattativa/domain/market/matching/hidden-pay';
import type { MatchedPlayer, MatchedRequest } from '@trattativa/domain/market/matching/matched';
import type { MatchingKind } from '@trattativa/domain/market/matching-kinds';
import { relaxationsOf, relaxed } from '@trattativa/domain/market/relaxations';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillMarket, stateTerms } from '../../../test/factories/market.ts';
import { makeAgent, makeTeamMember, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { listMatchPlayers, listMatchRequests } from './matched-pairs.repository.ts';
import { matchedPlayer, matchedRequest } from './present-match.ts';

let app: TestApp;
let club: Person;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  await fillMarket(app.services.db, { players: 1500, requests: 70, agents: 4, clubs: 3 }, app.clock.now());
  await stateTerms(app.services.db);
  club = await makeTeamMember(app);
});
afterAll(() => app.close());

async function market(): Promise<{ players: MatchedPlayer[]; requests: MatchedRequest[] }> {
  const { db } = app.services;
  const ids = await sql<{ players: number[]; requests: number[] }>`
    select array(select id from players where on_market and principal_role is not null and born_date is not null
        and signed_season is distinct from 2026) as players,
      array(select id from requests) as requests`.execute(db);
  const { players, requests } = ids.rows[0] as { players: number[]; requests: number[] };
  return {
    players: [...(await listMatchPlayers(db, players)).values()].map(matchedPlayer),
    requests: [...(await listMatchRequests(db, requests)).values()].map(matchedRequest),
  };
}

const preview = (request: MatchedRequest) => {
  const { season: _season, usualPay: _usualPay, ...asked } = request;
  return app.call(club.token, 'Request/PreviewCandidates', asked as never);
};

const withoutPay = (request: MatchedRequest) => ({ ...request, monthlyOffer: null, refundRange: null });
const kindOf = (player: MatchedPlayer, request: MatchedRequest) =>
  evaluateMatch(player, request, 'bands').kind;

describe('the preview of an unsaved request', () => {
  it('counts like the pure rule, and each suggestion adds exactly the players it promises', async () => {
    const { players, requests } = await market();
    let [suggested, narrowed] = [0, 0];
    for (const request of requests) {
      const apart = withoutPay(request);
      const fits = (of: MatchingKind, withPay?: MatchingKind) =>
        players.filter(
          (player) =>
            kindOf(player, apart) === of && (withPay === undefined || kindOf(player, request) === withPay),
        ).length;
      const payCounts = fits('exact') >= minJudgedByPay;
      const { counts, suggestions } = (await preview(request)).ok;
      expect(counts).toEqual({
        exact: narrowedByPay(fits('exact'), fits('exact', 'exact')),
        potential:
          narrowedByPay(fits('potential'), fits('potential', 'potential')) +
          (payCounts ? fits('exact', 'potential') : 0),
        partial: fits('partial'),
      });
      narrowed += counts.exact < fits('exact') ? 1 : 0;
      for (const step of relaxationsOf(request)) {
        const changed = relaxed(request, step);
        // A player who misses the role matches no relaxed request either.
        const gains = (before: MatchedRequest, after: MatchedRequest) => (player: MatchedPlayer) =>
          player.principalRole === request.role &&
          kindOf(player, before) !== 'exact' &&
          kindOf(player, after) === 'exact';
        const ofPay = step.field === 'monthlyOffer' || step.field === 'refundRange';
        const withPay = players.filter(gains(request, changed)).length;
        const gained = ofPay
          ? payCounts
            ? withPay
            : 0
          : narrowedByPay(players.filter(gains(apart, withoutPay(changed))).length, withPay);
        const said = suggestions.find(
          ({ field, value }) => field === step.field && JSON.stringify(value) === JSON.stringify(step.value),
        );
        // A second year that adds nobody more than the first is not suggested.
        if (said === undefined && gained > 0)
          expect(suggestions.some(({ field, gain }) => field === step.field && gain === gained)).toBe(true);
        else expect(said?.gain ?? 0).toBe(gained);
        suggested += said ? 1 : 0;
      }
      expect(suggestions.map(({ gain }) => gain)).toEqual(
        suggestions.map(({ gain }) => gain).sort((a, b) => b - a),
      );
    }
    expect(suggested).toBeGreaterThan(50);
    expect(narrowed).toBeGreaterThan(5);
  });

  it('stores nothing, is for those who may publish, and uses the season of an existing request', async () => {
    const asked = { role: playerRole.attackingMidfielder, level: 3 as const, country: 'IT' };
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from requests`.execute(app.services.db)).rows;
    const before = await count();
    expect((await app.call(club.token, 'Request/PreviewCandidates', asked)).status).toBe(200);
    expect(await count()).toEqual(before);
    const agent = await makeAgent(app);
    expect((await app.call(agent.token, 'Request/PreviewCandidates', asked)).problem.code).toBe(
      'MANDATE_NEEDED',
    );
    const foreign = await sql<{ id: number }>`select min(id) as id from requests`.execute(app.services.db);
    const requestId = foreign.rows[0]?.id ?? 0;
    expect((await app.call(club.token, 'Request/PreviewCandidates', { ...asked, requestId })).status).toBe(
      404,
    );
  });
});
