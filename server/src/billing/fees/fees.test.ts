import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmProposal, makeAgentPlayer, usualTerms } from '../../../test/factories/deals.ts';
import { makeAgent, makePlayerAccount, makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

interface Asked {
  /** The player has an own account. */
  linked?: boolean;
  commissionAmount?: number;
  commissionPercent?: number;
}

/** A negotiation that the club has signed. */
async function signedByClub({ linked = true, ...commission }: Asked) {
  const [agent, club, player] = [
    await makeAgent(app),
    await makeTeamMember(app),
    await makePlayerAccount(app),
  ];
  const accountId = linked ? { accountId: player.accountId } : {};
  const playerId = await makeAgentPlayer(app, agent.agentId, accountId);
  const proposed = { playerId, level: 3 as const, teamIds: [club.teamId], price: 2500, ...commission };
  const { items, proposalId } = (await app.call(agent.token, 'Negotiation/CreateNegotiation', proposed)).ok;
  await confirmProposal(app, proposalId);
  const negotiationId = items[0]?.id as number;
  const { version } = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  const signed = await signByClub(app, club.token, { negotiationId, version });
  await app.settle();
  return { agent, club, player, playerId, negotiationId, version: signed.ok.negotiation.version };
}

type Signed = Awaited<ReturnType<typeof signedByClub>>;

const feesOf = async (token: string, negotiationId: number) =>
  (await app.call(token, 'Commission/GetDealFees', { negotiationId })).ok;

const confirm = ({ agent, negotiationId, version }: Signed) =>
  app.call(agent.token, 'Negotiation/ConfirmSignature', { negotiationId, version });

async function agree({ player, negotiationId }: Signed) {
  const { figures } = await feesOf(player.token, negotiationId);
  const input = { negotiationId, figures: figures ?? '' };
  return (await app.call(player.token, 'Commission/AgreeToFees', input)).ok;
}

async function acceptOffer({ agent, club, playerId, negotiationId }: Signed, commission: object) {
  const terms = { ...usualTerms, months: 10, playerId, negotiationId, ...commission };
  const offerId = (await app.call(club.token, 'Offer/CreateOffer', terms)).ok.offer.id;
  const { version } = (await app.call(agent.token, 'Offer/OpenOffer', { offerId })).ok;
  const accepted = { offerId, version, status: offerStatus.accepted, revision: 1 };
  await app.call(agent.token, 'Offer/UpdateOfferStatus', accepted).then(({ ok }) => ok);
  await app.settle();
}

async function toldOf(accountId: number): Promise<string[]> {
  const found = await sql<{ kind: string }>`
    select kind from notifications where account_id = ${accountId} and kind like 'fees%' order by id`.execute(
    app.services.db,
  );
  return found.rows.map(({ kind }) => kind);
}

describe('what the agent takes', () => {
  it('is seen by the player with who pays it, beside the suspended cap, and agreed to before the signature', async () => {
    const deal = await signedByClub({ commissionAmount: 1000 });
    expect(await feesOf(deal.player.token, deal.negotiationId)).toMatchObject({
      fees: [{ agentId: deal.agent.agentId, amount: 1000, percent: null, payer: 'club', instalments: 1 }],
      agreement: null,
      client: 'client',
      cap: { percentUpTo: 5, percentAbove: 3, status: 'suspended' },
      can: { agree: true, record: false },
    });
    expect(await toldOf(deal.player.accountId)).toEqual(['feesAsked']);
    const refused = await confirm(deal);
    expect([refused.status, refused.problem.code]).toEqual([409, 'FEES_NOT_AGREED']);
    expect(await agree(deal)).toMatchObject({ agreement: { way: 'client' }, can: { agree: false } });
    await app.settle();
    expect(await toldOf(deal.agent.accountId)).toEqual(['feesAgreed']);
    expect((await confirm(deal)).status).toBe(200);
  });

  it('is asked of nobody where no commission is stated', async () => {
    const deal = await signedByClub({});
    expect(await feesOf(deal.player.token, deal.negotiationId)).toMatchObject({ figures: null, fees: [] });
    expect((await confirm(deal)).status).toBe(200);
    expect(await toldOf(deal.player.accountId)).toEqual([]);
  });

  it('is agreed to anew when an accepted offer changes it, and the player is told', async () => {
    const deal = await signedByClub({ commissionPercent: 7 });
    const { figures: before } = await feesOf(deal.player.token, deal.negotiationId);
    await agree(deal);
    await acceptOffer(deal, { commissionPercent: 5 });
    const now = await feesOf(deal.player.token, deal.negotiationId);
    expect(now).toMatchObject({
      agreement: null,
      fees: [{ source: 'offer', percent: 5, base: 'seasonPay', amount: 900 }],
    });
    expect(await toldOf(deal.player.accountId)).toEqual(['feesAsked', 'feesChanged']);
    const late = { negotiationId: deal.negotiationId, figures: before ?? '' };
    const refused = await app.call(deal.player.token, 'Commission/AgreeToFees', late);
    expect(refused.problem).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await confirm(deal)).problem.code).toBe('FEES_NOT_AGREED');
    await agree(deal);
    expect((await confirm(deal)).status).toBe(200);
  });

  it('is shown and agreed to where the player pays it', async () => {
    const deal = await signedByClub({});
    await acceptOffer(deal, { commissionAmount: 400, commissionPayer: 'recipient' });
    const { fees } = await feesOf(deal.player.token, deal.negotiationId);
    expect(fees).toMatchObject([{ amount: 400, payer: 'recipient' }]);
    expect((await confirm(deal)).problem.code).toBe('FEES_NOT_AGREED');
  });
});

describe('a player without an own account', () => {
  const statement = 'Lettera firmata a Padova.';

  it('agrees in writing, which the agent records with its day', async () => {
    const deal = await signedByClub({ linked: false, commissionAmount: 1000 });
    const { figures, client, can } = await feesOf(deal.agent.token, deal.negotiationId);
    expect([client, can]).toEqual(['recorded', { agree: false, record: true }]);
    expect((await confirm(deal)).problem.code).toBe('FEES_NOT_AGREED');
    const written = { negotiationId: deal.negotiationId, figures: figures ?? '', statement };
    const ahead = await app.call(deal.agent.token, 'Commission/RecordFeeAgreement', {
      ...written,
      agreedOn: '2099-01-01',
    });
    expect(ahead.problem.errors).toMatchObject([{ field: 'AgreedOn', code: 'inTheFuture' }]);
    const recorded = { ...written, agreedOn: '2026-09-01' };
    expect(
      (await app.call(deal.agent.token, 'Commission/RecordFeeAgreement', recorded)).ok.agreement,
    ).toEqual({
      way: 'recorded',
      agreedOn: '2026-09-01',
      statement,
    });
    expect((await confirm(deal)).status).toBe(200);
  });

  it('with one agrees in person: the agent cannot record it', async () => {
    const deal = await signedByClub({ commissionAmount: 1000 });
    const { figures } = await feesOf(deal.agent.token, deal.negotiationId);
    const recorded = {
      negotiationId: deal.negotiationId,
      figures: figures ?? '',
      agreedOn: '2026-09-01',
      statement,
    };
    const refused = await app.call(deal.agent.token, 'Commission/RecordFeeAgreement', recorded);
    expect(refused.problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });
});

it('is read by both sides, the player and staff; the other club’s agent and strangers find nothing', async () => {
  const deal = await signedByClub({ commissionAmount: 1000 });
  const { negotiationId } = deal;
  for (const { token } of [deal.agent, deal.club, deal.player, await makeStaff(app)])
    expect((await feesOf(token, negotiationId)).fees).toHaveLength(1);
  // The record moves to another agent, who then reads the negotiation without being a side of it.
  const other = await makeAgent(app, { agentType: agentType.premium });
  await sql`update players set agent_id = ${other.agentId} where id = ${deal.playerId}`.execute(
    app.services.db,
  );
  expect((await app.call(other.token, 'Negotiation/GetNegotiation', { negotiationId })).status).toBe(200);
  for (const { token } of [
    other,
    await makeAgent(app),
    await makeTeamMember(app),
    await makePlayerAccount(app),
  ]) {
    const answer = await app.call(token, 'Commission/GetDealFees', { negotiationId });
    expect(answer.problem.code).toBe('NOT_FOUND');
  }
});

it('an agreement is never changed, not even by hand', async () => {
  const deal = await signedByClub({ commissionAmount: 1000 });
  await agree(deal);
  const change = sql`update fee_agreements set figures = 'other' where negotiation_id = ${deal.negotiationId}`;
  await expect(change.execute(app.services.db)).rejects.toThrow('never changed');
});

describe('an amount that the agent states after the signature', () => {
  const dueOn = (days: number) =>
    new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  /** A deal that was signed without a commission, and the plan of an amount. */
  async function stated(linked: boolean) {
    const deal = await signedByClub({ linked });
    await confirm(deal).then(({ ok }) => ok);
    await app.settle();
    return deal;
  }

  async function plan({ agent, negotiationId }: Signed, amount: number, version: number) {
    const instalments = [{ dueOn: dueOn(20), amount }];
    const input = { negotiationId, version, vatPercent: 22, amount, instalments };
    const { commission } = (await app.call(agent.token, 'Commission/SavePlan', input)).ok;
    await app.settle();
    return commission;
  }

  const answer = ({ club }: Signed, { commissionId, version }: { commissionId: number; version: number }) =>
    app.call(club.token, 'Commission/AnswerPlan', { commissionId, version, answer: 'confirmed' });

  it('counts once the player agrees, and anew when it is raised', async () => {
    const deal = await stated(true);
    const first = await plan(deal, 500, 0);
    expect(await toldOf(deal.player.accountId)).toEqual(['feesAsked']);
    expect(await feesOf(deal.player.token, deal.negotiationId)).toMatchObject({
      fees: [{ source: 'agent', amount: 500, payer: 'club' }],
      can: { agree: true },
    });
    expect((await answer(deal, first)).problem.code).toBe('FEES_NOT_AGREED');
    const paid = { ...first, instalmentId: first.instalments[0]?.id as number, mark: 'received' as const };
    const { commissionId, version, instalmentId, mark } = paid;
    const marked = await app.call(deal.agent.token, 'Commission/MarkInstalment', {
      commissionId,
      version,
      instalmentId,
      mark,
    });
    expect(marked.problem.code).toBe('FEES_NOT_AGREED');
    await agree(deal);
    const confirmed = (await answer(deal, first)).ok.commission;
    const raised = await plan(deal, 800, confirmed.version);
    expect(await toldOf(deal.player.accountId)).toEqual(['feesAsked', 'feesChanged']);
    expect((await answer(deal, raised)).problem.code).toBe('FEES_NOT_AGREED');
    await agree(deal);
    expect((await answer(deal, raised)).status).toBe(200);
  });

  it('is recorded in writing for a player without an own account', async () => {
    const deal = await stated(false);
    const made = await plan(deal, 500, 0);
    expect((await answer(deal, made)).problem.code).toBe('FEES_NOT_AGREED');
    const { figures, can } = await feesOf(deal.agent.token, deal.negotiationId);
    expect(can).toEqual({ agree: false, record: true });
    await app
      .call(deal.agent.token, 'Commission/RecordFeeAgreement', {
        negotiationId: deal.negotiationId,
        figures: figures ?? '',
        agreedOn: '2026-09-01',
        statement: 'Lettera firmata a Padova.',
      })
      .then(({ ok }) => ok);
    expect((await answer(deal, made)).status).toBe(200);
  });
});
