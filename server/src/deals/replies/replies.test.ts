import type { NegotiationChange } from '@trattativa/contract/deals/negotiations/events';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { type Asked, fewestAsked, fewestRefused, replyFigures } from '@trattativa/domain/deals/reply-figures';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmProposal, makeAgentPlayer } from '../../../test/factories/deals.ts';
import { dayIn, enquiryAbout } from '../../../test/factories/enquiries.ts';
import {
  logInAgain,
  makeAgent,
  makePlayerAccount,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

async function compute(): Promise<void> {
  await app.services.db
    .transaction()
    .execute((tx) => app.services.jobs.enqueue(tx, 'compute-reply-figures', {}));
  await app.settle();
}

async function sweep(): Promise<void> {
  await app.services.db
    .transaction()
    .execute((tx) => app.services.jobs.enqueue(tx, 'sweep-silent-negotiations', {}));
  await app.settle();
}

/** What each club and agent was asked, read from the recorded events alone. */
async function askedByEvents(): Promise<Map<string, Asked[]>> {
  const events = await app.services.db
    .selectFrom('events')
    .select(['type', 'data'])
    .where('type', 'like', 'negotiation.%')
    .orderBy('id')
    .execute();
  const owners = new Map<number, string>();
  for (const { id, team_id, agent_id, begun_by } of await app.services.db
    .selectFrom('negotiations as n')
    .innerJoin('proposals as r', 'r.id', 'n.proposal_id')
    .select(['n.id', 'n.team_id', 'r.agent_id', 'n.begun_by'])
    .execute())
    owners.set(id, begun_by === 'club' ? `agent ${agent_id}` : `team ${team_id}`);
  const deals = new Map<number, Asked>();
  for (const { type, data } of events) {
    const change = data as unknown as NegotiationChange;
    const { negotiationId, at } = change;
    const deal = deals.get(negotiationId);
    if (type === 'negotiation.delivered')
      deals.set(negotiationId, { deliveredAt: at, answeredAt: null, lapsed: false });
    if (!deal) continue;
    const side = change.begunBy === 'club' ? 'proposer' : 'club';
    const answers = [
      'negotiation.rejected',
      'negotiation.putOnTrial',
      'negotiation.signedByTeam',
      'negotiation.answered',
    ];
    if (change.by === side && answers.includes(type)) deal.answeredAt ??= at;
    if (type === 'negotiation.rejected' && change.cause === 'lapsed') deal.lapsed = true;
  }
  const byOwner = new Map<string, Asked[]>();
  for (const [id, deal] of deals) {
    const owner = owners.get(id) ?? '';
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), deal]);
  }
  return byOwner;
}

it('the figures of every night equal those recomputed from the recorded events', async () => {
  const [agent, club, reader] = [
    await makeAgent(app),
    await makeTeamMember(app),
    await makePlayerAccount(app),
  ];
  const token = async (person: Person) => logInAgain(app, person);
  for (let n = 0; n < fewestAsked + 2; n += 1) {
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const { proposalId, items } = (
      await app.call(await token(agent), 'Negotiation/CreateNegotiation', {
        playerId,
        level: 3,
        teamIds: [club.teamId],
      })
    ).ok;
    const proposed = items[0]?.id as number;
    await confirmProposal(app, proposalId);
    const asking = await makeTeamMember(app);
    const asked = (
      await app.call(asking.token, 'Negotiation/CreateEnquiry', {
        ...enquiryAbout(app, playerId),
        answerBy: dayIn(app, 9),
      })
    ).ok.negotiation.id;
    await app.settle();
    app.clock.advance({ hours: 5 + 7 * n });
    if (n % 3 !== 0) {
      const seen = (
        await app.call(await token(club), 'Negotiation/OpenNegotiation', { negotiationId: proposed })
      ).ok;
      const to = n % 2 === 0 ? negotiationStatus.rejected : negotiationStatus.trial;
      await app.call(await token(club), 'Negotiation/UpdateNegotiationStatus', {
        negotiationId: proposed,
        version: seen.version,
        status: to,
      });
    }
    if (n % 4 !== 0) {
      const seen = (
        await app.call(await token(agent), 'Negotiation/OpenNegotiation', { negotiationId: asked })
      ).ok;
      await app.call(await token(agent), 'Negotiation/AnswerEnquiry', {
        negotiationId: asked,
        version: seen.version,
        ...(n % 2 === 0
          ? { answer: 'available' as const }
          : { answer: 'no' as const, reasonCode: 'level' as const }),
      });
    }
  }
  app.clock.advance({ days: 22 });
  await sweep();
  await compute();
  await compute();
  const stored = await app.services.db.selectFrom('reply_figures').selectAll().execute();
  const byEvents = await askedByEvents();
  const expected = [...byEvents].flatMap(([owner, asked]) => {
    const figures = replyFigures(asked);
    return figures ? [[owner, figures] as const] : [];
  });
  expect(expected.length).toBe(2);
  for (const [owner, figures] of expected) {
    const row = stored.find(
      (one) => owner === (one.team_id === null ? `agent ${one.agent_id}` : `team ${one.team_id}`),
    );
    expect([owner, row?.asked, row?.answered, Number(row?.median_hours)]).toEqual([
      owner,
      figures.asked,
      figures.answered,
      figures.medianHours,
    ]);
  }
  expect(stored).toHaveLength(expected.length);
  // The order of exact matches follows.
  const ordered = await sql<{ reply_percent: number | null }>`
    select distinct reply_percent from player_market m join players p on p.id = m.player_id where p.agent_id = ${agent.agentId}`.execute(
    app.services.db,
  );
  expect(ordered.rows).toEqual([{ reply_percent: 75 }]);
  const shown = (
    await app.call(await token(reader), 'Reply/GetReplyFigures', {
      teamIds: [club.teamId],
      agentIds: [agent.agentId],
    })
  ).ok;
  expect(shown.teams).toMatchObject([{ id: club.teamId, asked: 12, answeredPercent: 67 }]);
  expect(shown.agents).toMatchObject([{ id: agent.agentId, asked: 12, answeredPercent: 75 }]);
});

it('nobody sees figures of fewer than ten questions', async () => {
  const club = await makeTeamMember(app);
  const row = {
    team_id: club.teamId,
    asked: fewestAsked - 1,
    answered: 1,
    median_hours: '3',
    computed_at: app.clock.now(),
  };
  await app.services.db
    .insertInto('reply_figures')
    .values(row as never)
    .execute();
  expect((await app.call(club.token, 'Reply/GetReplyFigures', { teamIds: [club.teamId] })).ok.teams).toEqual(
    [],
  );
});

it('a player reads why proposals were refused from three on, and never which club', async () => {
  const player = await makePlayerAccount(app);
  const agent = await makeAgent(app);
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
  const read = async () => (await app.call(player.token, 'Reply/GetRefusalReasons', {})).ok;
  for (const [n, reasonCode] of (['money', 'age', 'money'] as const).entries()) {
    expect(await read()).toEqual({ refused: 0, reasons: [] });
    expect(n).toBeLessThan(fewestRefused);
    const club = await makeTeamMember(app);
    const { items } = (
      await app.call(agent.token, 'Negotiation/CreateNegotiation', {
        playerId,
        level: 3,
        teamIds: [club.teamId],
      })
    ).ok;
    const negotiationId = items[0]?.id as number;
    const { version } = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
    await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      version,
      status: negotiationStatus.rejected,
      reasonCode,
    });
  }
  expect(await read()).toEqual({
    refused: 3,
    reasons: [
      { reasonCode: 'money', count: 2 },
      { reasonCode: 'age', count: 1 },
    ],
  });
});
