import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmProposal, makeAgentPlayer, usualTerms } from '../../../test/factories/deals.ts';
import {
  makeAgent,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
  testPassword,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

/** A negotiation that the club has opened, at this cost. */
async function viewed(price: number | null, clubs = 1) {
  const agent = await makeAgent(app);
  const player = await makePlayerAccount(app);
  const members = [];
  for (let index = 0; index < clubs; index += 1) members.push(await makeTeamMember(app));
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
  const teamIds = members.map(({ teamId }) => teamId);
  const proposed = { playerId, level: 3 as const, teamIds, price };
  const { items, proposalId } = (await app.call(agent.token, 'Negotiation/CreateNegotiation', proposed)).ok;
  await confirmProposal(app, proposalId);
  const club = members[0] as (typeof members)[number];
  const negotiationId = items.find(({ team }) => team.id === club.teamId)?.id as number;
  const { version } = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  return { agent, player, club, members, playerId, proposalId, negotiationId, version };
}

type Viewed = Awaited<ReturnType<typeof viewed>>;

const sign = ({ club, negotiationId, version }: Viewed, acceptedCost?: number | null) =>
  app.call(club.token, 'Negotiation/SignNegotiation', { negotiationId, version, acceptedCost });

const confirm = ({ agent, negotiationId }: Viewed, version: number) =>
  app.call(agent.token, 'Negotiation/ConfirmSignature', { negotiationId, version });

const costOf = async (token: string, { negotiationId }: Viewed) =>
  (await app.call(token, 'Negotiation/GetDealCost', { negotiationId })).ok;

const waiting = async () => (await app.call(staff.token, 'Negotiation/GetCostsToAgree', {})).ok.items;

const decide = (proposalId: number, stated: number, cost: number, reason = 'Deciso con il direttore.') =>
  app.call(staff.token, 'Negotiation/DecideCost', { proposalId, stated, cost, reason });

async function acceptOffer({ agent, club, playerId, negotiationId }: Viewed, monthlySalary: number) {
  const terms = { ...usualTerms, monthlySalary, playerId, negotiationId };
  const offerId = (await app.call(club.token, 'Offer/CreateOffer', terms)).ok.offer.id;
  const { version } = (await app.call(agent.token, 'Offer/OpenOffer', { offerId })).ok;
  const accepted = { offerId, version, status: offerStatus.accepted, revision: 1 };
  await app.call(agent.token, 'Offer/UpdateOfferStatus', accepted).then(({ ok }) => ok);
}

describe('the transaction cost', () => {
  it('is accepted by the club with VAT and who invoices it, and kept with its signature', async () => {
    const deal = await viewed(2500);
    expect(await costOf(deal.club.token, deal)).toMatchObject({
      cost: 2500,
      net: 2049.18,
      vat: 450.82,
      vatPercent: 22,
      tariff: null,
      standing: 'open',
      accepted: null,
    });
    const { version } = (await sign(deal, 2500)).ok.negotiation;
    expect(await costOf(deal.agent.token, deal)).toMatchObject({ standing: 'accepted', accepted: 2500 });
    expect((await confirm(deal, version)).status).toBe(200);
    await app.settle();
    const { items } = (await app.call(deal.club.token, 'Invoice/GetTeamInvoices', {})).ok;
    expect(items).toMatchObject([{ total: 2500, net: 2049.18, vat: 450.82 }]);
  });

  it.each([
    ['less', 2499],
    ['more', 2501],
    ['nothing', 0],
  ])('is not signed by a club that accepts %s: it gets the present figure', async (_, accepted) => {
    const deal = await viewed(2500);
    const refused = await sign(deal, accepted);
    expect([refused.status, refused.problem.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(refused.problem.current).toMatchObject({
      Id: deal.negotiationId,
      Price: 2500,
      SignedByTeamAt: null,
    });
  });

  it('is not signed without a word on it, by either way of signing, nor by staff', async () => {
    const deal = await viewed(2500);
    const { negotiationId, version } = deal;
    const update = { negotiationId, version, status: negotiationStatus.signed };
    for (const refused of [
      await sign(deal),
      await app.call(deal.club.token, 'Negotiation/UpdateNegotiationStatus', update),
      await app.call(staff.token, 'Negotiation/SignNegotiation', { negotiationId, version }),
    ])
      expect(refused.problem.errors).toMatchObject([{ field: 'AcceptedCost', code: 'required' }]);
  });

  it('goes with no other move than the signature', async () => {
    const deal = await viewed(2500);
    const { negotiationId, version } = deal;
    const trial = { negotiationId, version, status: negotiationStatus.trial, acceptedCost: 2500 };
    const refused = await app.call(deal.club.token, 'Negotiation/UpdateNegotiationStatus', trial);
    expect(refused.problem.errors).toMatchObject([{ field: 'AcceptedCost', code: 'invalid' }]);
  });

  it('needs no word where none is stated, and no other one is accepted', async () => {
    const deal = await viewed(null);
    expect(await costOf(deal.club.token, deal)).toMatchObject({ cost: null, standing: 'none' });
    expect((await sign(deal, 100)).problem.code).toBe('CHANGED_MEANWHILE');
    expect((await sign(deal, null)).status).toBe(200);
  });

  it('stands beside the tariff for the accepted pay, for who sees that pay', async () => {
    const deal = await viewed(2500);
    await acceptOffer(deal, 2000);
    for (const { token } of [deal.club, deal.agent, staff])
      expect((await costOf(token, deal)).tariff).toBe(1200);
  });

  it('is told to the two sides and staff alone', async () => {
    const deal = await viewed(2500);
    const { negotiationId } = deal;
    for (const { token } of [deal.player, await makeAgent(app), await makeTeamMember(app)]) {
      const answer = await app.call(token, 'Negotiation/GetDealCost', { negotiationId });
      expect(answer.problem.code).toBe('NOT_FOUND');
    }
  });

  it('binds no club that signed before it was asked: the signature is not confirmed', async () => {
    const deal = await viewed(2500);
    await sign(deal, 2500).then(({ ok }) => ok);
    await sql`alter table negotiation_changes disable trigger negotiation_changes_kept`.execute(
      app.services.db,
    );
    await sql`update negotiation_changes set accepted_cost_cents = null
      where negotiation_id = ${deal.negotiationId}`.execute(app.services.db);
    await sql`alter table negotiation_changes enable trigger negotiation_changes_kept`.execute(
      app.services.db,
    );
    const seen = { negotiationId: deal.negotiationId, version: deal.version + 1 };
    expect((await confirm(deal, seen.version)).problem.code).toBe('COST_NOT_AGREED');
    const back = (await app.call(deal.club.token, 'Negotiation/TakeBackSignature', seen)).ok.negotiation;
    const again = (await sign({ ...deal, version: back.version }, 2500)).ok.negotiation;
    expect((await confirm(deal, again.version)).status).toBe(200);
  });
});

describe('a cost above the tariff', () => {
  it('is not signed until staff agree to it, with a reason that both sides read', async () => {
    const deal = await viewed(40_000);
    expect(await costOf(deal.club.token, deal)).toMatchObject({ standing: 'waitsForStaff', maxCost: 15_000 });
    const refused = await sign(deal, 40_000);
    expect([refused.status, refused.problem.code]).toEqual([409, 'COST_NOT_AGREED']);
    const { negotiationId } = deal;
    expect(await waiting()).toMatchObject([
      { proposalId: deal.proposalId, cost: 40_000, tariff: null, deals: [{ negotiationId }] },
    ]);
    expect((await decide(deal.proposalId, 40_000, 40_000)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    for (const { token } of [deal.club, deal.agent])
      expect(await costOf(token, deal)).toMatchObject({
        standing: 'open',
        decision: { agreed: true, stated: 40_000, reason: 'Deciso con il direttore.' },
      });
    const { version } = (await sign(deal, 40_000)).ok.negotiation;
    expect((await confirm(deal, version)).status).toBe(200);
  });

  it('counts for no club once staff declined it: the one that they state is accepted instead', async () => {
    const deal = await viewed(40_000, 2);
    await acceptOffer(deal, 2000);
    expect(await waiting()).toMatchObject([{ tariff: 1200, deals: [{}, {}] }]);
    expect((await decide(deal.proposalId, 40_000, 1200)).status).toBe(200);
    const refused = await sign(deal, 40_000);
    expect(refused.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { Price: 1200 } });
    expect((await sign(deal, 1200)).status).toBe(200);
    const [, other] = deal.members;
    const { items } = (await app.call(other?.token ?? '', 'Negotiation/GetNegotiations', {})).ok;
    expect(items).toMatchObject([{ price: 1200 }]);
  });

  it('is told to the club and the agent when staff decided, with the deal to read the reason on', async () => {
    const [agreed, declined] = [await viewed(40_000), await viewed(40_000)];
    await decide(agreed.proposalId, 40_000, 40_000).then(({ ok }) => ok);
    await decide(declined.proposalId, 40_000, 1200).then(({ ok }) => ok);
    await app.settle();
    for (const [deal, kind] of [
      [agreed, 'costAgreed'],
      [declined, 'costDeclined'],
    ] as const)
      for (const { accountId } of [deal.club, deal.agent]) {
        const found = await sql<{ kind: string }>`
          select kind from notifications where account_id = ${accountId} and kind like 'cost%'`.execute(
          app.services.db,
        );
        expect(found.rows).toEqual([{ kind }]);
      }
  });

  it('is told to staff, once for a proposal to two clubs, until one of them decided', async () => {
    const notices = async () =>
      (
        await sql<{ id: number; target: string; count: number; is_read: boolean }>`
          select id, target, count, read_at is not null as is_read from notifications
          where account_id = ${staff.accountId} and kind = 'costWaits' order by id desc limit 1`.execute(
          app.services.db,
        )
      ).rows;
    await app.settle();
    const before = await notices();
    await viewed(15_000);
    await app.settle();
    expect(await notices()).toEqual(before);
    const { proposalId } = await viewed(40_000, 2);
    await app.settle();
    expect(await notices()).toMatchObject([{ target: '/desk?queue=costs', count: 1, is_read: false }]);
    expect(await notices()).not.toEqual(before);
    const unread = async () =>
      (await app.call(staff.token, 'Notification/GetUnreadNotifications', {})).ok.unread;
    const waited = await unread();
    await decide(proposalId, 40_000, 1200).then(({ ok }) => ok);
    await app.settle();
    expect(await notices()).toMatchObject([{ count: 1, is_read: true }]);
    expect(await unread()).toBe(waited - 1);
  });

  it('is decided by staff once, at the figure that they saw, and not above the tariff anew', async () => {
    const { proposalId } = await viewed(40_000);
    expect((await decide(proposalId, 30_000, 30_000)).problem.code).toBe('CHANGED_MEANWHILE');
    const above = await decide(proposalId, 40_000, 20_000);
    expect(above.problem.errors).toMatchObject([{ field: 'Cost', code: 'tooBig' }]);
    expect((await decide(proposalId, 40_000, 900, 'Breve')).problem.errors).toMatchObject([
      { field: 'Reason' },
    ]);
    expect((await decide(999_999, 40_000, 900)).problem.code).toBe('NOT_FOUND');
    expect((await decide(proposalId, 40_000, 40_000)).status).toBe(200);
    expect((await decide(proposalId, 40_000, 900)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    const usual = await viewed(2500);
    expect((await decide(usual.proposalId, 2500, 900)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('waits again when an administrator lowers the tariff, and its confirmation does not', async () => {
    const [open, signed] = [await viewed(9000), await viewed(9000)];
    const { version } = (await sign(signed, 9000)).ok.negotiation;
    const admin = await makeStaff(app, { admin: true });
    const { version: inForce } = (await app.call(admin.token, 'Settings/GetSettings', {})).ok;
    const lowered = await app.call(admin.token, 'Settings/SaveSettings', {
      version: inForce,
      reason: 'Tariffario nuovo',
      settings: { transactionCost: { percentHundredths: 250, minCost: 100, maxCost: 8000 } },
      currentPassword: testPassword,
    });
    expect(lowered.ok.settings.transactionCost).toEqual({
      percentHundredths: 250,
      minCost: 100,
      maxCost: 8000,
    });
    expect((await app.call(open.agent.token, 'Negotiation/GetCostTariff', {})).ok).toEqual(
      lowered.ok.settings.transactionCost,
    );
    expect((await sign(open, 9000)).problem.code).toBe('COST_NOT_AGREED');
    expect((await confirm(signed, version)).status).toBe(200);
    // What was signed may be invoiced: its cost stays.
    expect((await decide(signed.proposalId, 9000, 1000)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('leaves the queue with the last open negotiation of its proposal', async () => {
    const deal = await viewed(50_000);
    const { agent, negotiationId, version } = deal;
    expect((await waiting()).map(({ proposalId }) => proposalId)).toContain(deal.proposalId);
    const withdrawn = { negotiationId, version, status: negotiationStatus.rejected };
    await app.call(agent.token, 'Negotiation/UpdateNegotiationStatus', withdrawn).then(({ ok }) => ok);
    expect((await waiting()).map(({ proposalId }) => proposalId)).not.toContain(deal.proposalId);
  });
});

it('a decision on a cost is never changed, not even by hand', async () => {
  const { proposalId } = await viewed(40_000);
  await decide(proposalId, 40_000, 40_000).then(({ ok }) => ok);
  const change = sql`update cost_decisions set cost_cents = 1 where proposal_id = ${proposalId}`;
  await expect(change.execute(app.services.db)).rejects.toThrow('only added to');
});
