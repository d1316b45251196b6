import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { profileType } from '@trattativa/domain/identity/profile-types';
import type { PlayerFigure } from '@trattativa/domain/insight/player-figures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAgentPlayer, makeDeal } from '../../../test/factories/deals.ts';
import { makeEnquiry } from '../../../test/factories/enquiries.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { openSession } from '../../identity/accounts/sign-in/sessions.ts';

/** 30 September 2026: the four weeks begin on 3 September, the four before on 6 August. */
const today = '2026-09-30T10:00:00.000Z';

let app: TestApp;
let player: Person & { playerId: number };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: today });
});
beforeEach(async () => {
  player = await makePlayerAccount(app);
});
afterAll(() => app.close());

const dashboard = async (token = player.token, input: { playerId?: number; weeks?: 4 | 12 | 26 } = {}) =>
  (await app.call(token, 'Procura/GetPlayerDashboard', input)).ok;
const list = async (figure: PlayerFigure, token = player.token, input: { playerId?: number } = {}) =>
  (await app.call(token, 'Procura/GetPlayerFigureList', { ...input, figure })).ok;
const freshToken = async ({ accountId }: Person) =>
  (await openSession(app.services, accountId, 'test')).accessToken;

async function seen(day: string, kind: 'profile' | 'video' = 'profile', playerId = player.playerId, by = 1) {
  await app.services.db
    .insertInto('player_views')
    .values({ player_id: playerId, kind, viewed_on: day, viewer_id: by })
    .execute();
}

describe('the figures of a player’s dashboard', () => {
  it('count no proposal for a club’s enquiry, which is a negotiation under way', async () => {
    await makeEnquiry(app, { linkedAccountId: player.accountId });
    await app.settle();
    expect(await dashboard()).toMatchObject({
      figures: { proposals: { now: 0 }, negotiations: { now: 1 } },
    });
    expect((await list('proposals')).items).toEqual([]);
  });

  it('are zero for a new player, in every week', async () => {
    const zero = { now: 0, before: 0, weeks: [0, 0, 0, 0] };
    expect(await dashboard()).toEqual({
      from: '2026-09-03',
      to: '2026-09-30',
      weeks: 4,
      figures: { profileViews: zero, videoViews: zero, proposals: zero, negotiations: zero },
      registered: true,
      ownPlayerId: player.playerId,
    });
  });

  it('count a view in the week and the period of its day, from the first day to the last', async () => {
    for (const day of ['2026-08-05', '2026-08-06', '2026-09-02', '2026-09-03', '2026-09-09', '2026-09-10'])
      await seen(day);
    await seen('2026-09-30');
    expect((await dashboard()).figures.profileViews).toEqual({ now: 4, before: 2, weeks: [2, 1, 0, 1] });
    expect((await dashboard(player.token, { weeks: 12 })).figures.profileViews).toMatchObject({
      now: 7,
      before: 0,
    });
  });

  it('count views of the video apart, and as many lines stand behind each', async () => {
    await seen('2026-09-20', 'video');
    await seen('2026-09-21');
    await seen('2026-09-22');
    const { figures } = await dashboard();
    expect([figures.videoViews.now, figures.profileViews.now]).toEqual([1, 2]);
    expect([(await list('videoViews')).total, (await list('profileViews')).total]).toEqual([1, 2]);
  });

  it('count a viewer once a day, also over records that are linked to the player', async () => {
    const agent = await makeAgent(app);
    const linked = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
    await seen('2026-09-20');
    await seen('2026-09-20', 'profile', linked);
    await seen('2026-09-21', 'profile', linked);
    expect((await dashboard()).figures.profileViews.now).toBe(2);
  });

  it('count a proposal once it has reached the club, and the negotiation until it ends', async () => {
    const deal = await makeDeal(app, { linkedAccountId: player.accountId });
    expect((await dashboard()).figures).toMatchObject({
      proposals: { now: 0 },
      negotiations: { now: 1, before: 0, weeks: [0, 0, 0, 1] },
    });
    await app.settle();
    expect((await dashboard()).figures.proposals).toEqual({ now: 1, before: 0, weeks: [0, 0, 0, 1] });
    expect((await list('proposals')).items).toMatchObject([
      { viewer: null, negotiation: { id: deal.negotiationId, proposer: 'Test Sport' } },
    ]);
    const { version } = (
      await app.call(deal.club.token, 'Negotiation/OpenNegotiation', { negotiationId: deal.negotiationId })
    ).ok;
    await app.call(deal.club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId: deal.negotiationId,
      version,
      status: negotiationStatus.rejected,
    });
    expect((await dashboard()).figures).toMatchObject({ proposals: { now: 1 }, negotiations: { now: 0 } });
    expect((await list('negotiations')).items).toEqual([]);
    expect((await list('proposals')).total).toBe(1);
  });
});

describe('who looked', () => {
  const look = (token: string) => app.call(token, 'Player/AddProfileViewed', { playerId: player.playerId });
  const viewers = async (token = player.token, input = {}) =>
    (await list('profileViews', token, input)).items.map(({ viewer }) => viewer);

  it('is named for a club and for an agent who deals for the player, never for anybody else', async () => {
    const teamId = await makeTeam(app, { profile: profileType.team, name: 'Calcio Padova' });
    const club = await makeTeamMember(app, { teamId });
    const stranger = await makeAgent(app, { agentType: agentType.premium });
    const own = await makeAgent(app, { agentType: agentType.premium });
    await makeAgentPlayer(app, own.agentId, { accountId: player.accountId });
    for (const { token } of [club, stranger, own, await makeStaff(app)])
      expect((await look(token)).ok.counted).toBe(true);
    const found = await viewers();
    expect(found).toContainEqual(expect.objectContaining({ kind: 'club', name: 'Calcio Padova' }));
    expect(found).toContainEqual(expect.objectContaining({ kind: 'agent', detail: 'Test Sport' }));
    expect(found).toContainEqual({ kind: 'agent', name: '', detail: '' });
    expect(found).toContainEqual({ kind: 'staff', name: '', detail: '' });
    expect(found).toHaveLength(4);
  });

  it('is no scout, coach or deleted account by name', async () => {
    const scout = await makeCoach(app, { scout: true });
    const coach = await makeCoach(app);
    const gone = await makeAgent(app);
    for (const { accountId } of [scout, coach, gone])
      await seen('2026-09-20', 'profile', player.playerId, accountId);
    await app.services.db
      .updateTable('accounts')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', gone.accountId)
      .execute();
    const found = await viewers();
    expect(found.map((viewer) => viewer?.kind).sort()).toEqual(['coachingStaff', 'other', 'scout']);
    expect(found.every((viewer) => viewer?.name === '' && viewer.detail === '')).toBe(true);
  });

  it('is nobody by name for a player under 18', async () => {
    await app.services.db
      .updateTable('players')
      .set({ born_date: '2009-10-01' })
      .where('id', '=', player.playerId)
      .execute();
    const club = await makeTeamMember(app);
    await seen('2026-09-20', 'profile', player.playerId, club.accountId);
    expect(await viewers()).toEqual([{ kind: 'club', name: '', detail: '' }]);
    expect(await viewers((await makeStaff(app)).token, { playerId: player.playerId })).toEqual([
      { kind: 'club', name: '', detail: '' },
    ]);
  });

  it('never shows the account of a viewer', async () => {
    await seen('2026-09-20', 'profile', player.playerId, 123_456_789);
    expect(JSON.stringify(await list('profileViews'))).not.toContain('123456789');
  });
});

describe('whose dashboard', () => {
  it('is the player’s own; a foreign player is absent', async () => {
    const other = await makePlayerAccount(app);
    for (const path of ['GetPlayerDashboard', 'GetPlayerFigureList'] as const) {
      const [foreign, absent] = await Promise.all(
        [other.playerId, 999_999_999].map((playerId) =>
          app.post(player.token, `/api/Procura/${path}`, {
            PlayerId: playerId,
            ...(path === 'GetPlayerFigureList' && { Figure: 'proposals' }),
          }),
        ),
      );
      expect([foreign?.status, foreign?.problem]).toEqual([404, absent?.problem]);
    }
  });

  it('is any player’s for staff, who have to say whose', async () => {
    const staff = await makeStaff(app);
    await seen('2026-09-20');
    expect((await dashboard(staff.token, { playerId: player.playerId })).figures.profileViews.now).toBe(1);
    expect((await app.call(staff.token, 'Procura/GetPlayerDashboard', {})).status).toBe(404);
  });

  it('is for staff the same from a portfolio record that is linked to the player', async () => {
    const agent = await makeAgent(app);
    const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
    await seen('2026-09-20');
    const shown = await dashboard((await makeStaff(app)).token, { playerId });
    expect([shown.ownPlayerId, shown.figures.profileViews.now]).toEqual([player.playerId, 1]);
  });

  it('is for staff also that of a portfolio record without an account', async () => {
    const agent = await makeAgent(app);
    const playerId = await makeAgentPlayer(app, agent.agentId);
    await seen('2026-09-20', 'profile', playerId);
    const shown = await dashboard((await makeStaff(app)).token, { playerId });
    expect([shown.registered, shown.figures.profileViews.now]).toEqual([false, 1]);
  });

  it('keeps its figures when the profile is gone', async () => {
    await seen('2026-09-20');
    await app.services.db
      .updateTable('players')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', player.playerId)
      .execute();
    expect((await dashboard()).registered).toBe(true);
  });
});

describe('over time', () => {
  // Last, because moving the clock ends every session.
  it('a negotiation stands in every week in which it was under way, and the week moves at midnight UTC', async () => {
    const deal = await makeDeal(app, { linkedAccountId: player.accountId });
    await app.settle();
    await seen('2026-09-30');
    app.clock.advance({ days: 7 });
    const { version } = (
      await app.call(await freshToken(deal.club), 'Negotiation/OpenNegotiation', {
        negotiationId: deal.negotiationId,
      })
    ).ok;
    await app.call(await freshToken(deal.club), 'Negotiation/UpdateNegotiationStatus', {
      negotiationId: deal.negotiationId,
      version,
      status: negotiationStatus.rejected,
    });
    const after = await dashboard(await freshToken(player));
    expect(after.figures.negotiations).toEqual({ now: 0, before: 0, weeks: [0, 0, 1, 0] });
    expect(after.figures.profileViews.weeks).toEqual([0, 0, 1, 0]);
    // 7 October, 10:00: fourteen hours before midnight.
    app.clock.advance({ hours: 13, minutes: 59 });
    expect((await dashboard(await freshToken(player))).to).toBe('2026-10-07');
    app.clock.advance({ minutes: 1 });
    expect(await dashboard(await freshToken(player))).toMatchObject({
      from: '2026-09-11',
      to: '2026-10-08',
    });
    app.clock.advance({ days: 20 });
    const later = (await dashboard(await freshToken(player))).figures;
    expect(later.negotiations).toMatchObject({ now: 0, before: 1, weeks: [0, 0, 0, 0] });
    expect(later.profileViews).toMatchObject({ now: 0, before: 1 });
  });
});
