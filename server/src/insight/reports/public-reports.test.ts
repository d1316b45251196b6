import { groupsOfReport, type PlayerGroup, playerGroups } from '@trattativa/domain/insight/report-groups';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfData } from '../../../test/factories/copy-of-data.ts';
import { makeAgentPlayer, makeViewedDeal, makeViewedOffer } from '../../../test/factories/deals.ts';
import { pdfOf, uploadTo } from '../../../test/factories/files.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
  testPassword,
} from '../../../test/factories/people.ts';
import { everythingPublic, getPage, publish } from '../../../test/factories/reports.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../test/stage/send-together.ts';
import { purgeReportVisitors } from './jobs/purge-report-visitors.ts';

let app: TestApp;
let agent: Person & { agentId: number };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
});
afterAll(() => app.close());

/** Values that may appear only when their group is published. */
const canaries: Record<PlayerGroup, string[]> = {
  identity: ['Canarino', 'Verdone', '/avatars/canary'],
  physical: ['187', '87 kg'],
  career: ['Canary United', 'Old Canary FC'],
  skills: ['Rapidità canarina'],
  video: ['canary-video.example', 'canary-social.example'],
  availability: ['MT'],
  economic: ['43217', '54321', '65432'],
  contacts: ['+39 555 canary', 'agent1@test.example'],
  documents: ['canary-document.pdf'],
};
/** Values that may never appear in a report. */
const never = ['Via Canarina 9', 'canary note', '76543', '87654', '98765'];

async function makeCanary(owner = agent): Promise<number> {
  const playerId = await makeAgentPlayer(app, owner.agentId);
  await app.services.db
    .updateTable('players')
    .set({
      name: 'Canarino',
      surname: 'Verdone',
      height_cm: 187,
      weight_kg: 87,
      current_club: 'Canary United',
      video_url: 'https://canary-video.example/v',
      instagram_url: 'https://canary-social.example/p',
      countries_interested: ['MT'],
      salary_cents: 4_321_700,
      requested_salary_cents: 5_432_100,
      player_value_cents: 6_543_200,
      commission_fee_min_cents: 7_654_300,
      commission_fee_max_cents: 8_765_400,
      phone: '+39 555 canary',
      address: 'Via Canarina 9',
      comments: 'canary note',
      image_url: '/avatars/canary',
      skills: [5],
    })
    .where('id', '=', playerId)
    .execute();
  const experience = {
    clubName: 'Old Canary FC',
    startYear: 2024,
    endYear: 2025,
    level: 3 as const,
    salary: 98_765,
  };
  await app.call(owner.token, 'Player/SavePlayerExperience', { playerId, experience });
  await uploadTo(
    app,
    owner.token,
    'File/UploadFile',
    { parentKind: 'player', parentId: playerId },
    { name: 'canary-document.pdf', content: pdfOf(400) },
  );
  return playerId;
}

async function makeRequest() {
  const club = await makeTeamMember(app);
  const { request } = (
    await app.call(club.token, 'Request/SaveRequest', {
      request: {
        teamId: club.teamId,
        role: playerRole.attackingMidfielder,
        level: 3,
        city: 'Padova',
        country: 'IT',
        underAge: 23,
        monthlyOffer: 1200,
        project: '<b>Salire</b> & restare',
        agentIds: [agent.agentId],
      },
    })
  ).ok;
  return { club, request };
}

describe('a player’s report', () => {
  it('does not exist until it is published', async () => {
    const playerId = await makeCanary();
    const sharing = (await app.call(agent.token, 'Report/GetSharing', { kind: 'player', thingId: playerId }))
      .ok;
    expect(sharing).toMatchObject({ link: null, hidden: null, can: { publish: true }, groups: playerGroups });
    const none = await app.call(agent.token, 'Report/PublishReport', {
      kind: 'player',
      thingId: playerId,
      groups: [],
    });
    expect(none.problem.errors?.[0]).toMatchObject({ field: 'Groups', code: 'tooFew' });
  });

  it('for each group contains no value of any other group', async () => {
    const playerId = await makeCanary();
    let version: number | undefined;
    for (const group of playerGroups) {
      const link = await publish(app, agent.token, 'player', playerId, [group], version ? { version } : {});
      version = link.version;
      // The id of the link is random, and may hold two letters of a country.
      const read = (await everythingPublic(app, link.shareId, 'Player')).replaceAll(link.shareId, '');
      const others = playerGroups.filter((other) => other !== group).flatMap((other) => canaries[other]);
      for (const canary of [...others, ...never])
        expect(read, `${group} shows ${canary}`).not.toContain(canary);
      const report = (await app.call(null, 'Report/GetPlayerReport', { shareId: link.shareId })).ok;
      const shown = Object.keys(report).filter((key) => (playerGroups as readonly string[]).includes(key));
      expect(shown).toEqual([group]);
      expect(link.url.includes('Canarino')).toBe(group === 'identity');
    }
  });

  it('with all groups contains everything that can be chosen and nothing else', async () => {
    const playerId = await makeCanary();
    const link = await publish(app, agent.token, 'player', playerId, playerGroups);
    const { ok: report } = await app.call(null, 'Report/GetPlayerReport', { shareId: link.shareId });
    expect(report).toMatchObject({
      opens: null,
      identity: { name: 'Canarino', surname: 'Verdone', age: 23 },
      physical: { heightCm: 187, weightKg: 87 },
      skills: { selected: [5] },
      economic: { salary: 43_217, requestedSalary: 54_321 },
      contacts: { phone: '+39 555 canary', email: agent.email },
      documents: [{ name: 'canary-document.pdf', bytes: 400 }],
    });
    const read = await everythingPublic(app, link.shareId, 'Player');
    for (const canary of never) expect(read).not.toContain(canary);
    const [document] = report.documents ?? [];
    const file = { ShareId: link.shareId, FileId: document?.id };
    const fetched = await app.app.http.inject({
      method: 'POST',
      url: '/api/Report/GetReportFile',
      payload: file,
    });
    expect([fetched.statusCode, fetched.rawPayload.length]).toEqual([200, 400]);
    await publish(app, agent.token, 'player', playerId, ['identity'], { version: link.version });
    expect((await app.post(null, '/api/Report/GetReportFile', file)).status).toBe(404);
  });

  it('links to the card for those who may open it, and for nobody else', async () => {
    const playerId = await makeCanary();
    const { shareId } = await publish(app, agent.token, 'player', playerId, ['career']);
    const club = await makeTeamMember(app);
    const stranger = await makeAgent(app);
    const opens = async (token: string | null) =>
      (await app.call(token, 'Report/GetPlayerReport', { shareId })).ok.opens;
    expect(await Promise.all([club.token, agent.token, stranger.token, null].map(opens))).toEqual([
      playerId,
      playerId,
      null,
      null,
    ]);
  });
});

describe('rights to publish and revoke', () => {
  it('belong to the owner’s side and the player; staff only revoke; for others the thing does not exist', async () => {
    const player = await makePlayerAccount(app);
    const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
    const thing = { kind: 'player' as const, thingId: playerId };
    const staff = await makeStaff(app);
    for (const { token } of [await makeAgent(app), await makeTeamMember(app), await makeCoach(app)]) {
      const answer = await app.call(token, 'Report/GetSharing', thing);
      const absent = await app.call(token, 'Report/GetSharing', { ...thing, thingId: 999_999 });
      expect([answer.status, answer.problem]).toEqual([404, absent.problem]);
    }
    const refused = await app.call(staff.token, 'Report/PublishReport', { ...thing, groups: ['identity'] });
    expect(refused.problem.code).toBe('FORBIDDEN');
    const link = await publish(app, agent.token, 'player', playerId, ['identity']);
    const listed = (await app.call(player.token, 'Report/GetMyPublicLinks', {})).ok;
    expect(listed.items.map(({ id, can }) => [id, can.revoke])).toEqual([[link.id, true]]);
    expect((await app.call(player.token, 'Report/RevokeReport', { linkId: link.id })).status).toBe(200);
    const again = await publish(app, player.token, 'player', playerId, ['identity']);
    expect(again.shareId).not.toBe(link.shareId);
    expect((await app.call(staff.token, 'Report/RevokeReport', { linkId: again.id })).status).toBe(200);
  });

  it('do not extend to foreign links, which answer like absent ones', async () => {
    const link = await publish(app, agent.token, 'player', await makeCanary(), ['identity']);
    const other = await makeAgent(app);
    const foreign = await app.call(other.token, 'Report/RevokeReport', { linkId: link.id });
    const absent = await app.call(other.token, 'Report/RevokeReport', { linkId: 999_999 });
    expect([foreign.status, foreign.problem]).toEqual([404, absent.problem]);
    expect((await app.call(null, 'Report/GetPlayerReport', { shareId: link.shareId })).status).toBe(200);
  });

  it('fifty concurrent calls create one link; the others get 409 with it', async () => {
    const playerId = await makeCanary();
    const input = { kind: 'player', thingId: playerId, groups: ['identity'] };
    const call = { token: agent.token, path: 'Report/PublishReport', input };
    const answers = await sendTogether(
      app,
      Array.from({ length: 50 }, () => call),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) expect(body).toMatchObject({ current: { Link: { Version: 1 } } });
  });

  it.each([
    ['a group of another kind', { groups: ['terms'] }, 'notInList'],
    ['a group twice', { groups: ['identity', 'identity'] }, 'duplicate'],
    ['a day that is over', { groups: ['identity'], expiresOn: '2026-09-14' }, 'inThePast'],
    ['more than two years', { groups: ['identity'], expiresOn: '2029-01-01' }, 'overTwoYears'],
  ])('refuses %s, beside the field', async (_what, choice, code) => {
    const input = { kind: 'player' as const, thingId: await makeAgentPlayer(app, agent.agentId) };
    const answer = await app.call(agent.token, 'Report/PublishReport', { ...input, ...choice } as never);
    expect([answer.status, answer.problem.errors?.[0]?.code]).toEqual([400, code]);
  });
});

describe('a link that does not open answers alike for every reason', () => {
  it('unknown, revoked, expired, of another kind, disputed, removed', async () => {
    const publishOne = async () => publish(app, agent.token, 'player', await makeCanary(), ['identity']);
    const revoked = await publishOne();
    const expired = await publishOne();
    const disputed = await publishOne();
    const removed = await publishOne();
    const wrongKind = await publishOne();
    const { db, clock } = app.services;
    const set = (link: { thingId: number }, values: object) =>
      db.updateTable('players').set(values).where('id', '=', link.thingId).execute();
    await app.call(agent.token, 'Report/RevokeReport', { linkId: revoked.id });
    await db
      .updateTable('public_links')
      .set({ expires_on: '2026-09-14' })
      .where('id', '=', expired.id)
      .execute();
    const { accountId } = await makePlayerAccount(app);
    await set(disputed, { account_id: accountId, listing: 'disputed' });
    await set(removed, { deleted_at: clock.now() });
    const unknown = { shareId: 'x'.repeat(43) };
    const bodies = new Set<string>();
    for (const { shareId } of [unknown, revoked, expired, disputed, removed]) {
      const answers = await Promise.all([
        app.post(null, '/api/Report/GetPlayerReport', { ShareId: shareId }),
        app.post(null, '/api/Report/GetReportPDF', { ShareId: shareId }),
      ]);
      const page = await getPage(app, `/api/player/playerReport/fb/${shareId}/Canarino`);
      bodies.add(
        JSON.stringify([
          ...answers.map(({ status, problem }) => [status, problem]),
          page.statusCode,
          page.payload,
          page.headers['cache-control'],
        ]),
      );
    }
    expect([...bodies]).toHaveLength(1);
    expect([...bodies][0]).not.toContain('Canarino');
    const { shareId } = wrongKind;
    expect((await app.post(null, '/api/Report/GetRequestReport', { ShareId: shareId })).status).toBe(404);
    expect((await getPage(app, `/api/request/fb/${shareId}`)).statusCode).toBe(404);
    expect((await getPage(app, '/api/player/playerReport/fb/%00%3Cscript%3E/x')).statusCode).toBe(404);
  });

  it('a minor is never public: hidden the day before the 18th birthday, public on it; born on 29 February, on 1 March', async () => {
    const live = await buildTestApp({ now: '2026-02-28T23:59:59.000Z' });
    try {
      const owner = await makeAgent(live);
      const tries = async (bornDate: string | null) => {
        const thingId = await makeAgentPlayer(live, owner.agentId, { bornDate: bornDate ?? '2000-01-01' });
        await live.services.db
          .updateTable('players')
          .set({ born_date: bornDate })
          .where('id', '=', thingId)
          .execute();
        const answer = await live.call(owner.token, 'Report/PublishReport', {
          kind: 'player',
          thingId,
          groups: ['identity'],
        });
        return answer.status === 200 ? 'public' : answer.problem.code;
      };
      expect(await tries('2008-02-28')).toBe('public');
      expect(await tries('2008-02-29')).toBe('NOT_PUBLISHABLE');
      expect(await tries('2008-03-01')).toBe('NOT_PUBLISHABLE');
      expect(await tries(null)).toBe('NOT_PUBLISHABLE');
      live.clock.advance({ seconds: 1 });
      expect(await tries('2008-02-29')).toBe('public');
      expect(await tries('2008-03-02')).toBe('NOT_PUBLISHABLE');
    } finally {
      await live.close();
    }
  });

  it('a birth date corrected to a minor’s closes the report; a deal about a minor has none', async () => {
    const deal = await makeViewedDeal(app);
    const player = await publish(app, deal.agent.token, 'player', deal.playerId, ['identity']);
    const shared = await publish(app, deal.agent.token, 'negotiation', deal.negotiationId);
    await app.services.db
      .updateTable('players')
      .set({ born_date: '2010-01-01' })
      .where('id', '=', deal.playerId)
      .execute();
    expect((await app.post(null, '/api/Report/GetPlayerReport', { ShareId: player.shareId })).status).toBe(
      404,
    );
    expect(
      (await app.post(null, '/api/Report/GetNegotiationReport', { ShareId: shared.shareId })).status,
    ).toBe(404);
    const sharing = await app.call(deal.agent.token, 'Report/GetSharing', {
      kind: 'player',
      thingId: deal.playerId,
    });
    expect(sharing.ok.link).toMatchObject({ hidden: 'minor' });
  });
});

describe('a request’s report', () => {
  it('shows what the market shows, while the request is active', async () => {
    const { club, request } = await makeRequest();
    const link = await publish(app, club.token, 'request', request.id);
    const read = (await app.call(null, 'Report/GetRequestReport', { shareId: link.shareId })).ok;
    expect(read.request).toMatchObject({ role: 9, monthlyOffer: 1200, team: { id: club.teamId } });
    expect(Object.keys(read.request)).not.toEqual(expect.arrayContaining(['recipients']));
    expect((await app.call(agent.token, 'Report/GetRequestReport', { shareId: link.shareId })).ok.opens).toBe(
      request.id,
    );
    await app.call(club.token, 'Request/UpdateRequestStatus', {
      requestId: request.id,
      version: request.version,
      status: requestStatus.closed,
    });
    expect((await app.post(null, '/api/Report/GetRequestReport', { ShareId: link.shareId })).status).toBe(
      404,
    );
    expect((await getPage(app, link.url)).statusCode).toBe(404);
  });

  it('can be shared by those who manage the request, not by its recipients', async () => {
    const { request } = await makeRequest();
    const input = { kind: 'request' as const, thingId: request.id, groups: [] };
    expect((await app.call(agent.token, 'Report/PublishReport', input)).status).toBe(404);
  });
});

describe('views, PDF and erasure', () => {
  it.each(['it', 'de', 'ca', 'pt'])('prints every report in %s', async (language) => {
    const { club, request } = await makeRequest();
    const deal = await makeViewedDeal(app);
    const offer = await makeViewedOffer(app);
    for (const link of [
      await publish(app, agent.token, 'player', await makeCanary(), playerGroups),
      await publish(app, club.token, 'request', request.id),
      await publish(app, deal.agent.token, 'negotiation', deal.negotiationId, groupsOfReport.negotiation),
      await publish(app, offer.club.token, 'offer', offer.offerId, groupsOfReport.offer),
    ]) {
      const pdf = await app.app.http.inject({
        method: 'POST',
        url: '/api/Report/GetReportPDF',
        headers: { 'accept-language': language },
        payload: { ShareId: link.shareId },
      });
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.rawPayload.toString('latin1')).toContain('/FontFile2');
    }
  });

  it('links are part of a person’s export and are erased with the account', async () => {
    const player = await makePlayerAccount(app);
    const link = await publish(app, player.token, 'player', player.playerId, ['identity']);
    const { data } = await copyOfData(app, player);
    expect(data.publicLinks).toMatchObject([{ kind: 'player', groups: ['identity'] }]);
    await app.call(player.token, 'Account/DeleteMyAccount', { currentPassword: testPassword });
    const left = await app.services.db
      .selectFrom('public_links')
      .select('id')
      .where('id', '=', link.id)
      .execute();
    expect(left).toEqual([]);
  });

  // Last, because the clock moves on and all sessions expire.
  it('counts a visitor once a day, and never the link’s owners', async () => {
    const playerId = await makeCanary();
    const link = await publish(app, agent.token, 'player', playerId, ['identity']);
    const open = (token: string | null) =>
      app.call(token, 'Report/GetPlayerReport', { shareId: link.shareId });
    const views = async () => {
      const { db } = app.services;
      const rows = await db.selectFrom('public_links').select('views').where('id', '=', link.id).execute();
      return rows[0]?.views;
    };
    const club = await makeTeamMember(app);
    for (const token of [null, null, agent.token, club.token, club.token]) await open(token);
    await getPage(app, link.url);
    expect(await views()).toBe(2);
    app.clock.advance({ days: 1 });
    await open(null);
    expect(await views()).toBe(3);
    app.clock.advance({ days: 2 });
    await purgeReportVisitors.run(app.services, {});
    const left = await app.services.db.selectFrom('public_link_visitors').selectAll().execute();
    expect(left).toEqual([]);
  });
});
