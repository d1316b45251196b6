import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, makeOpenRequest } from '../../../test/factories/applications.ts';
import { type Deal, makeViewedDeal, usualTerms } from '../../../test/factories/deals.ts';
import { agreeToPresentFees } from '../../../test/factories/fee-agreements.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
} from '../../../test/factories/people.ts';
import { signByClub as sign } from '../../../test/factories/signatures.ts';
import { loanTerms, makeTransfer } from '../../../test/factories/transfers.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { turnRegistrations } from './jobs/turn-registrations.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-09-15T10:00:00Z' });
});
afterAll(() => app.close());

const ledgerOf = async (token: string, playerId: number) =>
  (await app.call(token, 'Registration/GetPlayerRegistrations', { playerId })).ok.items;

const recordOf = async (token: string, playerId: number) =>
  (await app.call(token, 'Player/GetPlayerInfo', { playerId })).ok;

async function signByClub({ club, negotiationId }: Pick<Deal, 'club' | 'negotiationId'>) {
  const { version } = (await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
  return sign(app, club.token, { negotiationId, version });
}

/** The club signs, and the proposer confirms. */
async function signAndConfirm(deal: Pick<Deal, 'agent' | 'club' | 'negotiationId'>) {
  await signByClub(deal);
  const { agent, negotiationId } = deal;
  const { version } = (await app.call(agent.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
  return app.call(agent.token, 'Negotiation/ConfirmSignature', { negotiationId, version });
}

/** Proposes the player of a deal to another club, which opens it. */
async function proposeAgain({ agent, playerId }: Pick<Deal, 'agent' | 'playerId'>) {
  const club = await makeTeamMember(app);
  const proposed = (
    await app.call(agent.token, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 3,
      teamIds: [club.teamId],
      price: 2500,
    })
  ).ok;
  await sql`update proposals set consent = 'player', consented_at = now() where id = ${proposed.proposalId}`.execute(
    app.services.db,
  );
  const negotiationId = proposed.items[0]?.id as number;
  await agreeToPresentFees(app, agent.token, negotiationId);
  await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId });
  return { club, agent, playerId, negotiationId };
}

describe('a signature', () => {
  it('registers the player with the club: the record, the career and the ledger say so at once', async () => {
    const deal = await makeViewedDeal(app);
    const { agent, club, playerId } = deal;
    expect((await signAndConfirm(deal)).status).toBe(200);
    const { name } = await app.services.db
      .selectFrom('teams')
      .select('name')
      .where('id', '=', club.teamId)
      .executeTakeFirstOrThrow();
    expect(await ledgerOf(agent.token, playerId)).toMatchObject([
      {
        teamId: club.teamId,
        clubName: name,
        kind: 'employed',
        source: 'deal',
        state: 'inForce',
        from: '2026-09-15',
        until: '2027-06-30',
      },
    ]);
    expect(await recordOf(agent.token, playerId)).toMatchObject({
      contractualStatus: contractualStatus.underContract,
      currentClub: name,
      contractEnd: '2027-06-30',
    });
    const career = (await app.call(agent.token, 'Player/GetPlayerCareer', { playerId })).ok.items;
    expect(career).toMatchObject([
      { teamId: club.teamId, season: '2026/27', startYear: 2026, endYear: 2027 },
    ]);
  });

  it('lasts as the accepted offer says, and the amateur is registered as one', async () => {
    const deal = await makeViewedDeal(app);
    const { agent, club, playerId, negotiationId } = deal;
    const made = (
      await app.call(club.token, 'Offer/CreateOffer', {
        playerId,
        negotiationId,
        ...usualTerms,
        playoffBonus: null,
        contractKind: 'amateur',
      })
    ).ok.offer;
    const { version } = (await app.call(agent.token, 'Offer/OpenOffer', { offerId: made.id })).ok;
    const accepted = { offerId: made.id, version, revision: 1, status: offerStatus.accepted };
    await app.call(agent.token, 'Offer/UpdateOfferStatus', accepted).then(({ ok }) => ok);
    await agreeToPresentFees(app, agent.token, negotiationId);
    expect((await signAndConfirm(deal)).status).toBe(200);
    expect(await ledgerOf(agent.token, playerId)).toMatchObject([
      { kind: 'amateur', contractKind: 'amateur', from: '2026-09-15', until: '2027-06-30' },
    ]);
  });

  it('is refused for days for which the player is registered with another club, by name and last day', async () => {
    const deal = await makeViewedDeal(app);
    await signAndConfirm(deal);
    const { name } = await app.services.db
      .selectFrom('teams')
      .select('name')
      .where('id', '=', deal.club.teamId)
      .executeTakeFirstOrThrow();
    await sql`update players set on_market = true where id = ${deal.playerId}`.execute(app.services.db);
    const second = await proposeAgain(deal);
    expect((await signByClub(second)).problem).toMatchObject({ code: 'ALREADY_REGISTERED', status: 409 });
    const { requestId, club } = await makeOpenRequest(app, { role: playerRole.attackingMidfielder });
    const { playerId } = deal;
    const applied = (await applyTo(app, deal.agent.token, requestId, { playerId })).ok.candidate;
    const move = (version: number, status: number) =>
      app.call(club.token, 'Candidate/MoveCandidate', { candidateId: applied.id, version, status } as never);
    await move(1, candidateStatus.active as never);
    const { problem } = await move(2, candidateStatus.signed as never);
    expect(problem).toMatchObject({ code: 'ALREADY_REGISTERED', status: 409 });
    expect(problem.detail).toContain(name);
    expect(problem.detail).toContain('2027');
    expect(await ledgerOf(deal.agent.token, deal.playerId)).toHaveLength(1);
  });

  it('ends every other open negotiation, offer and application of the player, on every path', async () => {
    const deal = await makeViewedDeal(app);
    const { agent, playerId } = deal;
    const other = await proposeAgain(deal);
    const offered = (
      await app.call(other.club.token, 'Offer/CreateOffer', {
        playerId,
        negotiationId: other.negotiationId,
        ...usualTerms,
      })
    ).ok.offer;
    const { club, requestId } = await makeOpenRequest(app, { role: playerRole.attackingMidfielder });
    const { id: candidateId } = (await applyTo(app, agent.token, requestId, { playerId })).ok.candidate;
    expect((await signAndConfirm(deal)).status).toBe(200);
    const closed = (
      await app.call(other.club.token, 'Negotiation/GetNegotiation', { negotiationId: other.negotiationId })
    ).ok;
    expect(closed).toMatchObject({ status: 3, cause: 'signedElsewhere' });
    expect((await app.call(other.club.token, 'Offer/GetOffer', { offerId: offered.id })).ok).toMatchObject({
      status: 5,
      reason: 'signedElsewhere',
    });
    const board = (await app.call(club.token, 'Candidate/GetCandidates', { requestId, status: 2 } as never))
      .ok;
    expect(board.items).toMatchObject([{ id: candidateId, reason: 'signedElsewhere' }]);
  });

  it('as a candidate registers the player too, and ends the negotiations with other clubs', async () => {
    const deal = await makeViewedDeal(app);
    const { agent, playerId } = deal;
    const { club, requestId } = await makeOpenRequest(app, { role: playerRole.attackingMidfielder });
    const { id: candidateId } = (await applyTo(app, agent.token, requestId, { playerId })).ok.candidate;
    const move = (version: number, status: number) =>
      app.call(club.token, 'Candidate/MoveCandidate', { candidateId, version, status } as never);
    await move(1, candidateStatus.active as never);
    expect((await move(2, candidateStatus.signed as never)).status).toBe(200);
    expect(await ledgerOf(agent.token, playerId)).toMatchObject([{ teamId: club.teamId, state: 'inForce' }]);
    const { negotiationId } = deal;
    expect(
      (await app.call(deal.club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok,
    ).toMatchObject({ status: 3, cause: 'signedElsewhere' });
  });

  it('of one record is one of the person: other records follow, and none signs elsewhere', async () => {
    const player = await makePlayerAccount(app);
    const [deal, other] = [
      await makeViewedDeal(app, { linkedAccountId: player.accountId }),
      await makeViewedDeal(app, { linkedAccountId: player.accountId }),
    ];
    expect((await signAndConfirm(deal)).status).toBe(200);
    const { teamId } = deal.club;
    expect(await ledgerOf(other.agent.token, other.playerId)).toMatchObject([{ teamId, state: 'inForce' }]);
    expect(await recordOf(other.agent.token, other.playerId)).toMatchObject({ contractEnd: '2027-06-30' });
    const { negotiationId } = other;
    expect(
      (await app.call(other.agent.token, 'Negotiation/GetNegotiation', { negotiationId })).ok,
    ).toMatchObject({ status: 3, cause: 'signedElsewhere' });
  });

  it('of two clubs at the same moment counts once', async () => {
    const deal = await makeViewedDeal(app);
    const other = await proposeAgain(deal);
    await signByClub(deal);
    await signByClub(other);
    const confirm = async ({ negotiationId }: Pick<Deal, 'negotiationId'>) => {
      const seen = (await app.call(deal.agent.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
      return () =>
        app.call(deal.agent.token, 'Negotiation/ConfirmSignature', { negotiationId, version: seen.version });
    };
    const confirms = [await confirm(deal), await confirm(other)];
    const answers = await Promise.all(confirms.map((run) => run()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ledgerOf(deal.agent.token, deal.playerId)).toHaveLength(1);
  });
});

describe('a loan', () => {
  it('lies within the contract that the record states, and the player returns when it is over', async () => {
    const made = await makeTransfer(app, { terms: { ...loanTerms, until: '2027-06-30' } });
    const { agent, club, releasing, playerId } = made;
    for (const { token } of [club, releasing]) {
      const { version, termsHash } = (
        await app.call(token, 'Transfer/GetTransfer', { transferId: made.transferId })
      ).ok;
      await app.call(token, 'Transfer/SignTransfer', { transferId: made.transferId, version, termsHash });
    }
    expect((await signAndConfirm(made)).status).toBe(200);
    expect(await ledgerOf(agent.token, playerId)).toMatchObject([
      { kind: 'loan', teamId: club.teamId, until: '2027-06-30', source: 'deal' },
      { kind: 'employed', teamId: releasing.teamId, source: 'declared' },
    ]);
    expect((await recordOf(agent.token, playerId)).currentClub).not.toBe('');
  });
});

describe('a club that offers its own player', () => {
  it('agrees by that: the registration with it ends, and on loan the player stays its own', async () => {
    const owner = await makeTeamMember(app);
    const other = await makeTeamMember(app);
    const { player } = (
      await app.call(owner.token, 'Team/AddOrUpdateTeamPlayer', {
        player: {
          name: 'Tommaso',
          surname: 'Zuliani',
          bornDate: '2003-03-17',
          principalRole: playerRole.attackingMidfielder,
          contractualStatus: contractualStatus.underContract,
          contractEnd: '2029-06-30',
        },
      } as never)
    ).ok;
    const { items } = (
      await app.call(owner.token, 'Negotiation/CreateNegotiation', {
        playerId: player.id,
        level: 3,
        teamIds: [other.teamId],
        asked: { kind: 'loan', loanUntil: '2027-06-30' },
      } as never)
    ).ok;
    const negotiationId = items[0]?.id as number;
    await app.call(other.token, 'Negotiation/OpenNegotiation', { negotiationId });
    const signed = await signAndConfirm({ agent: owner as never, club: other, negotiationId });
    expect(signed.status).toBe(200);
    expect(await ledgerOf(owner.token, player.id)).toMatchObject([
      { kind: 'loan', teamId: other.teamId, until: '2027-06-30' },
      { kind: 'employed', teamId: owner.teamId, until: '2029-06-30', source: 'declared' },
    ]);
    expect(await recordOf(owner.token, player.id)).toMatchObject({ contractEnd: '2029-06-30' });
  });
});

describe('a member of coaching staff', () => {
  it('who signs works for the club from now on, and for no second one on the same days', async () => {
    const premium = await makeAgent(app, { agentType: agentType.premium });
    const coach = await makeCoach(app);
    const sendTo = async () => {
      const club = await makeTeamMember(app);
      const { items } = (
        await app.call(premium.token, 'Negotiation/CreateNegotiation', {
          coachingStaffId: coach.coachingStaffId,
          level: 3,
          teamIds: [club.teamId],
          price: 4000,
        })
      ).ok;
      const negotiationId = items[0]?.id as number;
      await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId });
      return { agent: premium, club, negotiationId };
    };
    const [first, second, third] = [await sendTo(), await sendTo(), await sendTo()];
    // Both clubs may sign; the first confirmation enters the ledger.
    await signByClub(second);
    expect((await signAndConfirm(first)).status).toBe(200);
    const { ok: card } = await app.call(coach.token, 'CoachingStaff/GetCoachingStaffInfo', {});
    expect(card).toMatchObject({ currentTeamId: first.club.teamId });
    const { negotiationId } = second;
    const { version } = (await app.call(premium.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
    const confirmed = await app.call(premium.token, 'Negotiation/ConfirmSignature', {
      negotiationId,
      version,
    });
    expect(confirmed.problem.code).toBe('ALREADY_REGISTERED');
    // From then on a club is told when it signs.
    expect((await signByClub(third)).problem.code).toBe('ALREADY_REGISTERED');
  });
});

describe('in the night', () => {
  it('a player whose registration is over is free, and a contract that begins is in force', async () => {
    const late = await buildTestApp({ now: '2026-06-28T10:00:00Z' });
    try {
      const deal = await makeViewedDeal(late);
      const { db } = late.services;
      const insert = (starts: string, ends: string) =>
        sql`insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, recorded_at)
            values (${deal.playerId}, ${deal.club.teamId}, 'Rovigo', 'employed', ${starts}, ${ends}, 'deal', now())`.execute(
          db,
        );
      await insert('2026-01-01', '2026-06-29');
      await insert('2026-07-01', '2027-06-30');
      const stateNow = async () => {
        await turnRegistrations.run(late.services, {});
        const { contractual_status: status, current_club: currentClub } = await db
          .selectFrom('players')
          .select(['contractual_status', 'current_club'])
          .where('id', '=', deal.playerId)
          .executeTakeFirstOrThrow();
        return [status, currentClub];
      };
      expect(await stateNow()).toEqual([contractualStatus.underContract, 'Rovigo']);
      late.clock.advance({ days: 2 });
      expect(await stateNow()).toEqual([contractualStatus.free, '']);
      late.clock.advance({ days: 1 });
      expect(await stateNow()).toEqual([contractualStatus.underContract, 'Rovigo']);
    } finally {
      await late.close();
    }
  });
});

describe('staff', () => {
  it('end a registration with a reason, within its days, and nobody else does', async () => {
    const deal = await makeViewedDeal(app);
    await signAndConfirm(deal);
    const [current] = await ledgerOf(deal.agent.token, deal.playerId);
    expect(current?.can.end).toBe(false);
    const end = (token: string, endedOn: string) =>
      app.call(token, 'Registration/EndRegistration', {
        registrationId: current?.id as number,
        endedOn,
        reason: 'Risoluzione depositata dalle parti',
      });
    expect((await end(deal.agent.token, '2026-10-01')).status).toBe(403);
    const staff = await makeStaff(app);
    expect((await end(staff.token, '2026-09-13')).problem.errors).toMatchObject([
      { field: 'EndedOn', code: 'tooSmall' },
    ]);
    expect((await end(staff.token, '2027-06-30')).problem.errors).toMatchObject([
      { field: 'EndedOn', code: 'tooBig' },
    ]);
    expect((await end(staff.token, '2026-09-15')).status).toBe(200);
    expect(await ledgerOf(deal.agent.token, deal.playerId)).toMatchObject([
      { until: '2026-09-15', endedBy: 'correction' },
    ]);
    expect((await end(staff.token, '2026-09-16')).problem.code).toMatch(
      /TRANSITION_NOT_ALLOWED|INVALID_INPUT/,
    );
  });

  it('find a club that the player’s form cannot contradict', async () => {
    const deal = await makeViewedDeal(app);
    await signAndConfirm(deal);
    const player = await recordOf(deal.agent.token, deal.playerId);
    const refused = await app.call(deal.agent.token, 'Player/SavePlayerInfo', {
      player: {
        id: deal.playerId,
        version: player.version,
        name: player.name,
        surname: player.surname,
        currentClub: 'Altrove',
        contractEnd: '2029-06-30',
      },
    } as never);
    expect(refused.problem.errors).toMatchObject([
      { field: 'Player.CurrentClub', code: 'registered' },
      { field: 'Player.ContractEnd', code: 'registered' },
    ]);
  });
});

describe('the database', () => {
  it.each<[string, string]>([
    [
      'a second contract on one day',
      `insert into registrations (player_id, club_name, kind, starts_on, ends_on, source, recorded_at)
       select player_id, 'Altrove', 'amateur', starts_on, ends_on, 'import', now() from registrations where kind = 'employed' limit 1`,
    ],
    [
      'a loan that no contract covers',
      `insert into registrations (player_id, club_name, kind, starts_on, ends_on, source, recorded_at)
       select id, 'Altrove', 'loan', '2040-01-01', '2040-06-30', 'import', now() from players limit 1`,
    ],
    [
      'another end of what ended',
      `update registrations set ended_on = ended_on - 1 where ended_on is not null`,
    ],
    ['other days', `update registrations set ends_on = ends_on + 1`],
    ['that a row is deleted', `delete from registrations`],
  ])('refuses %s', async (_name, statement) => {
    await expect(sql.raw(statement).execute(app.services.db)).rejects.toThrow(
      /registration|loan|conflicting/i,
    );
  });
});
