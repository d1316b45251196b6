import type { Api } from '@trattativa/contract/api';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer, makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeAgent, makeTeam, makeTeamMember } from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import {
  type HeldCall,
  type RawAnswer,
  sendTogether,
  startBlocked,
} from '../../../test/stage/send-together.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import { findNegotiation } from './negotiations.repository.ts';
import { markDelivered } from './open-negotiation.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});

afterAll(() => app.close());

type Proposal = Api['Negotiation/CreateNegotiation']['input'];

const fifty = Array.from({ length: 50 }, (_, index) => index);

interface Refused {
  code: string;
  current: { Id: number; Version: number; Status: number };
}

describe('concurrently', () => {
  it('fifty signatures and rejections have one winner, and the others get its state', async () => {
    const { club, negotiationId, version } = await makeViewedDeal(app);
    const { hash } = (await app.call(club.token, 'Negotiation/GetFeeSheet', { negotiationId })).ok;
    const answers = await sendTogether(
      app,
      fifty.map((index) =>
        index % 2
          ? {
              token: club.token,
              path: 'Negotiation/SignNegotiation',
              input: { negotiationId, version, acceptedCost: 2500, feeSheetHash: hash },
            }
          : {
              token: club.token,
              path: 'Negotiation/UpdateNegotiationStatus',
              input: { negotiationId, version, status: 3 },
            },
      ),
      { table: 'negotiations', id: negotiationId },
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const { Negotiation: won } = (winners[0] as RawAnswer).body as {
      Negotiation: { Version: number; Status: number };
    };
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) {
      const { code, current } = body as Refused;
      expect(code).toBe('CHANGED_MEANWHILE');
      expect(current).toMatchObject({ Id: negotiationId, Version: won.Version, Status: won.Status });
    }
    const steps = (await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok.timeline;
    expect(steps.filter((step) => step.version > version)).toHaveLength(1);
  });

  it('fifty openings by the club set it to viewed once', async () => {
    const { club, negotiationId } = await makeViewedDeal(app);
    const other = await makeTeamMember(app);
    const { agent, playerId } = await makeViewedDeal(app);
    const { items } = (
      await app.call(agent.token, 'Negotiation/CreateNegotiation', {
        playerId,
        level: 3,
        teamIds: [other.teamId],
      })
    ).ok;
    const fresh = items[0]?.id as number;
    const answers = await sendTogether(
      app,
      fifty.map(() => ({
        token: other.token,
        path: 'Negotiation/OpenNegotiation',
        input: { negotiationId: fresh },
      })),
      { table: 'negotiations', id: fresh },
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => (body as { Status: number }).Status))).toEqual(new Set([2]));
    const seen = await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId });
    expect(seen.ok.timeline).toHaveLength(3);
  });

  it('an opening while the mail is delivered sets it to viewed all the same', async () => {
    const { agent, playerId } = await makeViewedDeal(app);
    const club = await makeTeamMember(app);
    const { items } = (
      await app.call(agent.token, 'Negotiation/CreateNegotiation', {
        playerId,
        level: 3,
        teamIds: [club.teamId],
      })
    ).ok;
    const negotiationId = items[0]?.id as number;
    const { answer } = await app.services.db.transaction().execute(async (tx) => {
      await markDelivered(
        tx,
        assertFound(await findNegotiation(tx, negotiationId)),
        app.services.clock.now(),
      );
      return startBlocked(app, () => app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId }));
    });
    const { status, timeline } = (await answer).ok;
    expect(status).toBe(negotiationStatus.viewed);
    expect(timeline.map(({ to }) => to)).toEqual([
      negotiationStatus.pending,
      negotiationStatus.sent,
      negotiationStatus.viewed,
    ]);
  });

  it('two confirmations within one proposal make one signature and no deadlock', async () => {
    const clubs = [await makeTeamMember(app), await makeTeamMember(app)] as const;
    const { agent, proposalId } = await makeViewedDeal(app, {
      club: clubs[0],
      otherTeamIds: [clubs[1].teamId],
    });
    const { items } = (await app.call(agent.token, 'Negotiation/GetNegotiations', { proposalId })).ok;
    const calls: HeldCall[] = [];
    for (const club of clubs) {
      const negotiationId = items.find(({ team }) => team.id === club.teamId)?.id as number;
      const { version } = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
      const signed = (await signByClub(app, club.token, { negotiationId, version })).ok;
      const input = { negotiationId, version: signed.negotiation.version };
      calls.push({ token: agent.token, path: 'Negotiation/ConfirmSignature', input });
    }
    const first = Math.min(...items.map(({ id }) => id));
    const answers = await sendTogether(app, fifty.flatMap(() => calls).slice(0, 50), {
      table: 'negotiations',
      id: first,
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    const after = (await app.call(agent.token, 'Negotiation/GetNegotiations', { proposalId })).ok.items;
    expect(after.map(({ status }) => status).sort()).toEqual([3, 5]);
  });

  it('fifty proposals with one Idempotency-Key create one', async () => {
    const agent = await makeAgent(app);
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const input: Proposal = { playerId, level: 3, teamIds: [await makeTeam(app), await makeTeam(app)] };
    const call = {
      token: agent.token,
      path: 'Negotiation/CreateNegotiation',
      input,
      headers: { 'idempotency-key': 'one-intent' },
    };
    const answers = await sendTogether(
      app,
      fifty.map(() => call),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const { body } of done) expect(body).toEqual(done[0]?.body);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const again = await app.call(agent.token, 'Negotiation/CreateNegotiation', input, call.headers);
    expect(done[0]?.body).toMatchObject({ ProposalId: again.ok.proposalId });
    expect((await app.call(agent.token, 'Negotiation/GetNegotiations', {})).ok.total).toBe(2);
  });

  it('a player is either proposed or deleted', async () => {
    for (let round = 0; round < 8; round += 1) {
      const agent = await makeAgent(app);
      const playerId = await makeAgentPlayer(app, agent.agentId);
      const teamIds = [await makeTeam(app)];
      const calls = [
        {
          token: agent.token,
          path: 'Negotiation/CreateNegotiation',
          input: { playerId, level: 3, teamIds },
        },
        { token: agent.token, path: 'Agent/DeletePlayer', input: { agentPlayerId: playerId } },
      ];
      const [proposed, deleted] = await sendTogether(app, calls, { table: 'players', id: playerId });
      expect([proposed?.status, deleted?.status].sort()).toEqual(
        proposed?.status === 200 ? [200, 409] : [200, 404],
      );
    }
  });
});
