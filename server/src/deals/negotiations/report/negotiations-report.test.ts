import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../../test/factories/deals.ts';
import { makeAgent, makeStaff, makeTeamMember } from '../../../../test/factories/people.ts';
import { signByClub } from '../../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

const report = 'Negotiation/GetNegotiationsReport';
const audit = 'Audit/GetDealAudit';

async function rejectAfter(days: number, reasonCode: 'money' | 'age'): Promise<void> {
  const deal = await makeViewedDeal(app);
  const { negotiationId, version } = deal;
  app.clock.advance({ days });
  // A new session, because the one of the setup has expired.
  const club = await makeTeamMember(app, { teamId: deal.club.teamId });
  await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', {
    negotiationId,
    version,
    status: negotiationStatus.rejected,
    reasonCode,
  });
}

describe('the report', () => {
  it('counts, sums and measures what is stored, equally in every view', async () => {
    await rejectAfter(2, 'money');
    await rejectAfter(4, 'money');
    await rejectAfter(6, 'age');
    await makeViewedDeal(app);
    const staff = await makeStaff(app);
    const all = (await app.call(staff.token, report, {})).ok;
    expect(all.all).toEqual({
      total: 4,
      statuses: [0, 0, 1, 3, 0, 0],
      conversion: 0,
      price: 10_000,
      signedPrice: 0,
    });
    expect(all.reasons).toEqual([
      { cause: 'refusedByClub', reasonCode: 'money', count: 2 },
      { cause: 'refusedByClub', reasonCode: 'age', count: 1 },
    ]);
    expect(all.steps.find(({ step }) => step === 'viewedToAnswer')).toEqual({
      step: 'viewedToAnswer',
      days: 4,
      count: 3,
    });
    for (const rows of [all.periods, all.levels, all.roles, all.countries]) {
      expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(4);
      expect(rows.reduce((sum, row) => sum + row.price, 0)).toBe(10_000);
      for (const row of rows) expect(row.statuses.reduce((sum, count) => sum + count, 0)).toBe(row.total);
    }
    expect(all.roles.map(({ key }) => key)).toEqual(['p9']);
    expect((await app.call(staff.token, report, { role: playerRole.goalkeeper })).ok.all.total).toBe(0);
    expect((await app.call(staff.token, report, { level: 3, country: 'IT' })).ok.all.total).toBe(4);
  });

  it('says how many are of proposals that nobody confirmed', async () => {
    const staff = await makeStaff(app);
    const count = async () => (await app.call(staff.token, report, {})).ok.unconfirmed;
    const before = await count();
    await makeViewedDeal(app, { confirmed: false });
    await makeViewedDeal(app);
    expect(await count()).toBe(before + 1);
  });

  it('the report of a premium agent contains only the agent’s negotiations; other roles have no report', async () => {
    const premium = await makeAgent(app, { agentType: agentType.premium });
    expect((await app.call(premium.token, report, {})).ok.all.total).toBe(0);
    expect((await app.call((await makeAgent(app)).token, report, {})).status).toBe(403);
    expect((await app.call((await makeTeamMember(app)).token, report, {})).status).toBe(403);
  });

  it('names in its PDF the agent whose negotiations it counts', async () => {
    const premium = await makeAgent(app, { agentType: agentType.premium });
    const { db } = app.services;
    await db
      .updateTable('accounts')
      .set({ name: 'Anna', surname: 'Ferri' })
      .where('id', '=', premium.accountId)
      .execute();
    await db
      .updateTable('agents')
      .set({ society: 'Ferri Sport' })
      .where('id', '=', premium.agentId)
      .execute();
    const answer = await app.app.http.inject({
      method: 'POST',
      url: '/api/Negotiation/PrintNegotiationsReport',
      headers: { authorization: `Bearer ${premium.token}` },
      payload: {},
    });
    expect(answer.rawPayload.includes('(Report trattative: Anna Ferri, Ferri Sport)')).toBe(true);
  });

  it.each(['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'])(
    'is a PDF in the reader’s language: %s',
    async (language) => {
      const staff = await makeStaff(app);
      const answer = await app.app.http.inject({
        method: 'POST',
        url: '/api/Negotiation/PrintNegotiationsReport',
        headers: { authorization: `Bearer ${staff.token}`, 'accept-language': language },
        payload: {},
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.rawPayload.includes(`/Lang (${language})`)).toBe(true);
    },
  );
});

describe('the audit of a deal', () => {
  it('shows the parties and staff who did what and when; only administrators see all deals', async () => {
    const { agent, club, negotiationId, version } = await makeViewedDeal(app);
    const staff = await makeStaff(app);
    const admin = await makeStaff(app, { admin: true });
    await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      version,
      status: negotiationStatus.rejected,
      reasonCode: 'documents',
      reason: 'Manca il certificato.',
    });
    await app.call(staff.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      version: version + 1,
      status: negotiationStatus.viewed,
      reason: 'Il certificato è arrivato.',
    });
    const read = (token: string) => app.call(token, audit, { kind: 'negotiation', dealId: negotiationId });
    const { items } = (await read(agent.token)).ok;
    expect(items.map(({ type, actor }) => [type, actor])).toEqual([
      ['negotiation.started', 'agent'],
      ['proposal.feeSheetMoved', 'agent'],
      ['negotiation.delivered', 'system'],
      ['negotiation.viewed', 'system'],
      ['negotiation.rejected', 'team'],
      ['negotiation.reopened', 'staff'],
    ]);
    expect(items[4]?.facts).toMatchObject({
      from: 2,
      to: 3,
      cause: 'refusedByClub',
      reasonCode: 'documents',
    });
    // Only codes and numbers, no text that somebody wrote.
    expect(JSON.stringify(items)).not.toContain('certificato');
    expect(items[5]?.actorName).toBeNull();
    expect((await read(staff.token)).ok.items[5]?.actorName).not.toBeNull();
    expect((await read(club.token)).ok.items).toHaveLength(6);
    expect((await read((await makeAgent(app)).token)).status).toBe(404);
    const listed = (
      await app.call(admin.token, 'Audit/GetAudit', { kind: 'negotiation', dealId: negotiationId })
    ).ok;
    expect(listed.total).toBe(6);
    expect(listed.items[0]).toMatchObject({ kind: 'negotiation', dealId: negotiationId, actor: 'staff' });
    for (const { token } of [club, staff]) {
      expect((await app.call(token, 'Audit/GetAudit', {})).status).toBe(403);
    }
  });

  it('has an entry for every act, and none for a refused one', async () => {
    const { club, negotiationId, version } = await makeViewedDeal(app);
    const before = (await app.call(club.token, audit, { kind: 'negotiation', dealId: negotiationId })).ok
      .items;
    await signByClub(app, club.token, { negotiationId, version: version - 1 });
    const after = (await app.call(club.token, audit, { kind: 'negotiation', dealId: negotiationId })).ok
      .items;
    expect(after).toEqual(before);
  });

  it('is append-only: the database refuses to change, delete or truncate it', async () => {
    const { db } = app.services;
    for (const statement of [
      sql`update deal_audit set actor_id = null`,
      sql`delete from deal_audit`,
      sql`truncate deal_audit`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('only added to');
  });
});
