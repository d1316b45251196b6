import { agentType } from '@trattativa/domain/identity/agent-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDeal } from '../../../test/factories/deals.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;
let premium: Awaited<ReturnType<typeof makeAgent>>;
let staff: Awaited<ReturnType<typeof makeStaff>>;
let player: Awaited<ReturnType<typeof makePlayerAccount>>;
/** Records of the agent: an adult, and a minor linked to a player account. */
let adultId: number;
let minorId: number;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app, { name: 'Elena' });
  premium = await makeAgent(app, { agentType: agentType.premium });
  staff = await makeStaff(app);
  player = await makePlayerAccount(app);
  const add = async (bornDate: string) =>
    (
      await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', {
        player: { name: 'Tommaso', surname: 'Venier', bornDate, currentClub: 'Virtus', phone: '+39 777 100' },
      })
    ).ok.player.id;
  adultId = await add('2000-01-01');
  minorId = await add('2010-01-01');
});
afterAll(() => app.close());

const owner = (who: { token: string }, playerId: number) =>
  app.call(who.token, 'Player/GetPlayerOwner', { playerId });
const isTransfer = (who: { token: string }, playerId: number) =>
  app.call(who.token, 'Player/IsTransferPlayer', { playerId });
const report = (
  who: { token: string },
  input: { fromTransfer?: boolean; limit?: number; cursor?: string } = {},
) => app.call(who.token, 'Player/GetPlayerTransfersReport', input);

describe('the contact of a player', () => {
  it('is the agent who owns the record, for clubs that may see the card, premium agents and staff', async () => {
    for (const who of [agent, premium, staff, await makeTeamMember(app)]) {
      expect((await owner(who, adultId)).ok).toMatchObject({
        profile: 3,
        ownerId: agent.agentId,
        society: 'Test Sport',
        contact: { baseUserId: agent.accountId, name: expect.stringContaining('Elena') },
      });
    }
  });

  it('is the player for an own record; for a minor the representing agent, if any', async () => {
    expect((await owner(player, player.playerId)).ok).toMatchObject({
      profile: 0,
      ownerId: player.playerId,
      contact: { baseUserId: player.accountId },
    });
    const young = await makePlayerAccount(app);
    const { db } = app.services;
    await db
      .updateTable('players')
      .set({ born_date: '2010-01-01' })
      .where('id', '=', young.playerId)
      .execute();
    expect((await owner(staff, young.playerId)).ok.contact).toBeNull();
    await db.updateTable('players').set({ account_id: young.accountId }).where('id', '=', minorId).execute();
    expect((await owner(staff, young.playerId)).ok.contact).toMatchObject({ baseUserId: agent.accountId });
  });

  it.each([
    ['Player/GetPlayerOwner', owner],
    ['Player/IsTransferPlayer', isTransfer],
  ] as const)('does not reveal records: %s answers foreign and absent ones alike', async (_path, ask) => {
    const absent = await ask(agent, 999_999_999);
    expect(absent.status).toBe(404);
    const strangers = [await makeAgent(app), player, await makeTeamMember(app), premium];
    for (const who of strangers) expect((await ask(who, minorId)).problem).toEqual(absent.problem);
    expect((await ask(await makeCoach(app), adultId)).status).toBe(403);
    expect((await ask(agent, minorId)).status).toBe(200);
  });
});

describe('the report on player origins', () => {
  it('is paged by premium agents and staff, each player once, latest first', async () => {
    await makeDeal(app);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = (await report(premium, { limit: 2, ...(cursor && { cursor }) })).ok;
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ playerId }) => playerId));
      cursor = page.nextCursor ?? undefined;
      if (!cursor) expect(page.total).toBe(seen.length);
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining([adultId, minorId, player.playerId]));
    expect((await report(staff)).ok.items[0]).toMatchObject({ ongoing: 1, signed: 0 });
  });

  it('contains nothing private, and only initials of a minor', async () => {
    const { items } = (await report(premium)).ok;
    expect(JSON.stringify(items)).not.toContain('777 1');
    expect(items.find(({ playerId }) => playerId === minorId)).toMatchObject({
      name: 'T. V.',
      currentClub: '',
    });
    const whole = (await report(staff)).ok.items.find(({ playerId }) => playerId === minorId);
    expect(whole).toMatchObject({ name: 'Tommaso Venier', currentClub: 'Virtus' });
  });

  it('shows a player only their own line, also by its mark', async () => {
    expect((await report(player)).ok.items).toMatchObject([
      { playerId: player.playerId, fromTransfer: false },
    ]);
    expect((await report(player, { fromTransfer: true })).ok.items).toEqual([]);
    expect((await report(agent)).status).toBe(403);
    expect((await report(premium, { limit: 101 })).status).toBe(400);
  });
});
