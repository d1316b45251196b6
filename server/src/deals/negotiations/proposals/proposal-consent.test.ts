import { defaultSettings } from '@trattativa/domain/identity/platform-settings';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../../test/factories/deals.ts';
import {
  makeAgent,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../../test/stage/send-together.ts';
import { addDays, dayOf } from '../../../platform/clock.ts';

const { unconfirmed: most, unconfirmedDays } = defaultSettings.proposals;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

/** An agent with the record of a registered player, and two clubs. */
async function parties(bornDate?: string) {
  const [agent, player] = [await makeAgent(app), await makePlayerAccount(app)];
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId, bornDate });
  const clubs = [await makeTeamMember(app), await makeTeamMember(app)] as const;
  return { agent, player, playerId, clubs };
}

type Parties = Awaited<ReturnType<typeof parties>>;

const propose = ({ agent, playerId, clubs }: Pick<Parties, 'agent' | 'playerId' | 'clubs'>) =>
  app.call(agent.token, 'Negotiation/CreateNegotiation', {
    playerId,
    level: 3,
    teamIds: clubs.map(({ teamId }) => teamId),
  });

/** A proposal that waits for its player. */
async function unconfirmed() {
  const of = await parties();
  const { items, proposalId } = (await propose(of)).ok;
  await app.settle();
  return { ...of, proposalId, negotiationId: items[0]?.id as number, items };
}

async function mandate({ agent, player, playerId }: Parties, countries: string[] = []) {
  const today = dayOf(app.clock.now());
  const terms = { playerId, startsOn: today, endsOn: dayOf(addDays(app.clock.now(), 90)), exclusive: false };
  const proposed = (await app.call(agent.token, 'Mandate/ProposePlayerMandate', { ...terms, countries })).ok;
  const { id: mandateId, version } = proposed.mandate;
  await app
    .call(player.token, 'Mandate/UpdateMandateStatus', {
      mandateId,
      version,
      status: mandateStatus.confirmed,
    })
    .then(({ ok }) => ok);
  await app.settle();
}

/** Takes back that the player stands by the record, which confirming a mandate says too. */
const forgetListing = (playerId: number) =>
  sql`update players set listing = 'unconfirmed' where id = ${playerId}`.execute(app.services.db);

const answer = (token: string, negotiationId: number, given: 'confirm' | 'refuse') =>
  app.call(token, 'Negotiation/AnswerProposal', { negotiationId, answer: given });

const get = async (token: string, negotiationId: number) =>
  (await app.call(token, 'Negotiation/GetNegotiation', { negotiationId })).ok;

async function kindsFor(accountId: number): Promise<string[]> {
  const found = await sql<{ kind: string }>`
    select kind from notifications where account_id = ${accountId} and kind like 'proposal%' order by id`.execute(
    app.services.db,
  );
  return found.rows.map(({ kind }) => kind);
}

describe('an agent’s proposal', () => {
  it('without a mandate and without the player’s word goes out marked, and the player is asked once for all clubs', async () => {
    const of = await unconfirmed();
    const { clubs, player, negotiationId } = of;
    expect((await get(clubs[0].token, negotiationId)).consent).toBe('waits');
    expect((await get(player.token, negotiationId)).can.answerProposal).toBe(true);
    expect((await get(of.agent.token, negotiationId)).can.answerProposal).toBe(false);
    expect(await kindsFor(player.accountId)).toEqual(['proposalToConfirm']);
    const { email } = await app.services.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', clubs[0].accountId)
      .executeTakeFirstOrThrow();
    const [mail] = await app.mailTo(email as string);
    expect(mail?.text).toContain('La proposta non è confermata');
  });

  it('with a mandate in force goes out confirmed', async () => {
    const of = await parties();
    await mandate(of);
    expect((await propose(of)).ok.items.map(({ consent }) => consent)).toEqual(['mandate', 'mandate']);
  });

  it('needs a mandate that holds in the country of every club', async () => {
    const of = await parties();
    await mandate(of, ['ES']);
    await forgetListing(of.playerId);
    expect((await propose(of)).ok.items[0]?.consent).toBe('waits');
    const abroad = await makeTeamMember(app, { country: 'ES' });
    expect((await propose({ ...of, clubs: [abroad, abroad] })).ok.items[0]?.consent).toBe('mandate');
  });

  it('goes out confirmed where the player says that the agent rightly keeps the record', async () => {
    const of = await parties();
    await app
      .call(of.player.token, 'Portfolio/ConfirmListing', { playerId: of.playerId })
      .then(({ ok }) => ok);
    expect((await propose(of)).ok.items[0]?.consent).toBe('player');
  });

  it('is nobody’s to confirm where staff propose', async () => {
    const of = await parties();
    const staff = { ...of, agent: { ...of.agent, token: (await makeStaff(app)).token } };
    expect((await propose(staff)).ok.items[0]?.consent).toBeNull();
  });
});

describe('the player', () => {
  it('confirms it for all clubs, which both sides read', async () => {
    const { player, agent, clubs, negotiationId, items } = await unconfirmed();
    const confirmed = (await answer(player.token, negotiationId, 'confirm')).ok.negotiation;
    expect(confirmed).toMatchObject({ consent: 'player', status: 1, can: { answerProposal: false } });
    await app.settle();
    expect((await get(clubs[1].token, items[1]?.id as number)).consent).toBe('player');
    expect(await kindsFor(clubs[0].accountId)).toEqual(['proposalConfirmed']);
    expect(await kindsFor(agent.accountId)).toEqual(['proposalConfirmed', 'proposalConfirmed']);
  });

  it('refuses it, which ends its negotiations with every club', async () => {
    const { player, agent, clubs, negotiationId, items } = await unconfirmed();
    const refused = (await answer(player.token, negotiationId, 'refuse')).ok.negotiation;
    expect(refused).toMatchObject({ consent: 'refused', status: 3, cause: 'refusedByPlayer', turn: null });
    expect(refused.timeline.at(-1)).toMatchObject({ by: 'player', to: 3, actorName: expect.any(String) });
    await app.settle();
    expect(await get(clubs[1].token, items[1]?.id as number)).toMatchObject({
      status: 3,
      consent: 'refused',
    });
    expect(await kindsFor(clubs[0].accountId)).toEqual(['proposalRefused']);
    expect(await kindsFor(agent.accountId)).toEqual(['proposalRefused', 'proposalRefused']);
  });

  it('answers once', async () => {
    const { player, negotiationId } = await unconfirmed();
    await answer(player.token, negotiationId, 'confirm').then(({ ok }) => ok);
    const again = await answer(player.token, negotiationId, 'refuse');
    expect([again.status, again.problem.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  it('answers only proposals of the own person, and is no minor', async () => {
    const { negotiationId, player, playerId } = await unconfirmed();
    const stranger = await makePlayerAccount(app);
    expect((await answer(stranger.token, negotiationId, 'confirm')).problem.code).toBe('NOT_FOUND');
    const young = dayOf(addDays(app.clock.now(), -17 * 365));
    await sql`update players set born_date = ${young} where id = ${playerId}`.execute(app.services.db);
    expect((await get(player.token, negotiationId)).can.answerProposal).toBe(false);
    expect((await answer(player.token, negotiationId, 'confirm')).problem.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
  });

  it('confirms it also by a mandate, or by the record', async () => {
    const byMandate = await unconfirmed();
    await mandate(byMandate);
    expect((await get(byMandate.clubs[0].token, byMandate.negotiationId)).consent).toBe('mandate');
    const byRecord = await unconfirmed();
    const { player, playerId } = byRecord;
    await app.call(player.token, 'Portfolio/ConfirmListing', { playerId }).then(({ ok }) => ok);
    await app.settle();
    expect((await get(byRecord.clubs[0].token, byRecord.negotiationId)).consent).toBe('player');
  });
});

describe('how many an agent sends unconfirmed', () => {
  async function several(count: number) {
    const agent = await makeAgent(app);
    const club = await makeTeamMember(app);
    const calls = [];
    for (let index = 0; index < count; index += 1) {
      const playerId = await makeAgentPlayer(app, agent.agentId);
      const input = { playerId, level: 3, teamIds: [club.teamId] };
      calls.push({ token: agent.token, path: 'Negotiation/CreateNegotiation', input });
    }
    return { agent, club, calls };
  }

  it('is bounded, also when they come at the same moment', async () => {
    const { agent, calls } = await several(9);
    const answers = await sendTogether(app, calls, { table: 'agents', id: agent.agentId });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => (body as { code: string }).code))).toEqual(
      new Set(['TOO_MANY_UNCONFIRMED']),
    );
  });

  it('is what the form says, and one that the player confirms no longer counts', async () => {
    const of = await unconfirmed();
    const left = async (playerId: number) =>
      (await app.call(of.agent.token, 'Negotiation/CheckProposal', { playerId })).ok.left;
    const next = await makeAgentPlayer(app, of.agent.agentId);
    expect(await left(next)).toBe(most - 1);
    await answer(of.player.token, of.negotiationId, 'confirm').then(({ ok }) => ok);
    expect(await left(next)).toBe(most);
    expect(await left(of.playerId)).toBe(most);
  });

  it('is bounded as an administrator sets it, and the refusal says so', async () => {
    const admin = await makeStaff(app, { admin: true });
    const set = async (proposals: typeof defaultSettings.proposals) => {
      const { version } = (await app.call(admin.token, 'Settings/GetSettings', {})).ok;
      const input = { version, reason: 'Prova', settings: { proposals } };
      await app.call(admin.token, 'Settings/SaveSettings', input).then(({ ok }) => ok);
      await app.settle();
    };
    await set({ unconfirmed: 1, unconfirmedDays: 10 });
    const { agent, club, calls } = await several(2);
    const [first, second] = calls as [(typeof calls)[number], (typeof calls)[number]];
    const send = ({ input }: typeof first) =>
      app.call(agent.token, 'Negotiation/CreateNegotiation', { ...input, level: 3, teamIds: [club.teamId] });
    await send(first).then(({ ok }) => ok);
    const check = (
      await app.call(agent.token, 'Negotiation/CheckProposal', { playerId: second.input.playerId })
    ).ok;
    expect([check.left, check.bound]).toEqual([0, { max: 1, days: 10 }]);
    const { problem } = await send(second);
    expect([problem.code, problem.detail]).toEqual([
      'TOO_MANY_UNCONFIRMED',
      expect.stringContaining('registra il modulo firmato'),
    ]);
    const before = addDays(app.clock.now(), -11);
    await sql`update proposals set created_at = ${before} where agent_id = ${agent.agentId}`.execute(
      app.services.db,
    );
    expect((await send(second)).status).toBe(200);
    await set(defaultSettings.proposals);
  });

  it('counts those of the last days only', async () => {
    const { agent, club, calls } = await several(most + 1);
    const send = ({ input }: (typeof calls)[number]) =>
      app.call(agent.token, 'Negotiation/CreateNegotiation', { ...input, level: 3, teamIds: [club.teamId] });
    for (const call of calls.slice(1)) await send(call).then(({ ok }) => ok);
    const [last] = calls;
    if (!last) throw new Error('no call');
    expect((await send(last)).problem).toMatchObject({
      code: 'TOO_MANY_UNCONFIRMED',
      errors: [{ field: 'PlayerId', code: 'notConfirmed' }],
    });
    const before = addDays(app.clock.now(), -unconfirmedDays);
    await sql`update proposals set created_at = ${before} where agent_id = ${agent.agentId}`.execute(
      app.services.db,
    );
    expect((await send(last)).status).toBe(200);
  });
});

it('a club leaves unconfirmed ones out of its list', async () => {
  const of = await unconfirmed();
  const [club] = of.clubs;
  const listed = async () => {
    const { items } = (await app.call(club.token, 'Negotiation/GetNegotiations', { confirmed: true })).ok;
    return items.map(({ id }) => id);
  };
  expect(await listed()).toEqual([]);
  await answer(of.player.token, of.negotiationId, 'confirm').then(({ ok }) => ok);
  expect(await listed()).toEqual([of.negotiationId]);
});

it('an answer is never changed, not even by hand', async () => {
  const { player, negotiationId, proposalId } = await unconfirmed();
  await answer(player.token, negotiationId, 'confirm').then(({ ok }) => ok);
  const change = sql`update proposals set consent = 'refused' where id = ${proposalId}`;
  await expect(change.execute(app.services.db)).rejects.toThrow('answered once');
});

it('the form names the contract that binds the player, and the suspended cap beside the commission', async () => {
  const { agent, playerId, clubs } = await parties();
  const far = dayOf(addDays(app.clock.now(), 500));
  await sql`update players set contract_end = ${far} where id = ${playerId}`.execute(app.services.db);
  const asked = {
    playerId,
    teamIds: [clubs[0].teamId],
    commissionPercent: 8,
    commissionPay: 'yearlySalary' as const,
  };
  const check = (await app.call(agent.token, 'Negotiation/CheckProposal', asked)).ok;
  expect(check.feeCap).toMatchObject({ percentUpTo: 5, status: 'suspended' });
  expect(check.verdicts.map(({ rule, verdict }) => [rule, verdict])).toEqual(
    expect.arrayContaining([
      ['approachOfBound', 'warn'],
      ['agentFeeCap', 'warn'],
    ]),
  );
});
