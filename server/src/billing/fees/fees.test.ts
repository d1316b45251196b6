import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmProposal, makeAgentPlayer, usualTerms } from '../../../test/factories/deals.ts';
import { agreeToPresentFees } from '../../../test/factories/fee-agreements.ts';
import { docx, fetchFile, pdfOf, pictureOf, uploadTo } from '../../../test/factories/files.ts';
import { makeAgent, makePlayerAccount, makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { confirmByProposer, signByClub } from '../../../test/factories/signatures.ts';
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
  confirmByProposer(app, agent.token, { negotiationId, version });

async function agree({ player, negotiationId }: Signed) {
  const { figures } = await feesOf(player.token, negotiationId);
  const input = { negotiationId, figures: figures ?? '' };
  return (await app.call(player.token, 'Commission/AgreeToFees', input)).ok;
}

/** A page that somebody uploads and has not sent yet. */
async function pageOf(
  { token, accountId }: { token: string; accountId: number },
  file = { name: 'accordo-firmato.pdf', content: pdfOf(900) },
) {
  const parent = { parentKind: 'unsent' as const, parentId: accountId };
  return (await uploadTo(app, token, 'File/UploadFile', parent, file)).ok.file.id;
}

/** The club agrees to the present sheet of roles and fees, on the deal's page. */
async function agreeToSheet({ club, negotiationId }: Signed) {
  const feeSheetHash = (await app.call(club.token, 'Negotiation/GetFeeSheet', { negotiationId })).ok.hash;
  await app
    .call(club.token, 'Negotiation/AgreeToFeeSheet', { negotiationId, feeSheetHash })
    .then(({ ok }) => ok);
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

  it('is agreed to as a part of the transaction cost by a player who does not see that cost', async () => {
    const deal = await signedByClub({ commissionPercent: 7 });
    const { agent, player, negotiationId } = deal;
    const whole = await feesOf(agent.token, negotiationId);
    expect(whole.fees).toMatchObject([{ percent: 7, base: 'transactionCost', amount: 175 }]);
    const seen = await feesOf(player.token, negotiationId);
    expect(seen.fees).toMatchObject([{ percent: 7, base: 'transactionCost', amount: null }]);
    expect(seen.figures).not.toContain('cents');
    const sheet = await app.call(player.token, 'Negotiation/GetFeeSheet', { negotiationId });
    expect(sheet.ok.fees).toMatchObject([{ percent: 7, amount: null }]);
    expect(await agree(deal)).toMatchObject({ agreement: { way: 'client' } });
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
    await agreeToSheet(deal);
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

  it('agrees in writing, which the agent records with its day and the signed page', async () => {
    const deal = await signedByClub({ linked: false, commissionAmount: 1000 });
    const { figures, client, can } = await feesOf(deal.agent.token, deal.negotiationId);
    expect([client, can]).toEqual(['recorded', { agree: false, record: true }]);
    expect((await confirm(deal)).problem.code).toBe('FEES_NOT_AGREED');
    const pageFileId = await pageOf(deal.agent);
    const written = { negotiationId: deal.negotiationId, figures: figures ?? '', statement, pageFileId };
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
      hasPage: true,
      page: { id: pageFileId, name: 'accordo-firmato.pdf' },
    });
    expect((await confirm(deal)).status).toBe(200);
  });

  it('is not recorded without a page, with one of somebody else, nor with what is no page', async () => {
    const deal = await signedByClub({ linked: false, commissionAmount: 1000 });
    const { figures } = await feesOf(deal.agent.token, deal.negotiationId);
    const record = async (pageFileId: string) => {
      const { negotiationId } = deal;
      const written = { negotiationId, figures: figures ?? '', statement, agreedOn: '2026-09-01' };
      return app.call(deal.agent.token, 'Commission/RecordFeeAgreement', { ...written, pageFileId });
    };
    const word = { name: 'accordo.docx', content: docx() };
    for (const [pageFileId, code] of [
      [undefined as unknown as string, 'required'],
      ['nothing-like-that', 'notInList'],
      [await pageOf(deal.club), 'notInList'],
      [await pageOf(deal.agent, word), 'notAPage'],
    ] as const)
      expect((await record(pageFileId)).problem.errors).toMatchObject([{ field: 'PageFileId', code }]);
    expect((await feesOf(deal.agent.token, deal.negotiationId)).agreement).toBeNull();
    const picture = { name: 'accordo.png', content: await pictureOf('png') };
    expect((await record(await pageOf(deal.agent, picture))).ok.agreement).toMatchObject({ hasPage: true });
  });

  it('has the page read by both sides and staff, and changed by nobody', async () => {
    const deal = await signedByClub({ linked: false, commissionAmount: 1000 });
    const { agent, club, negotiationId } = deal;
    const { figures } = await feesOf(agent.token, negotiationId);
    const pageFileId = await pageOf(agent);
    const written = { negotiationId, figures: figures ?? '', statement, agreedOn: '2026-09-01', pageFileId };
    await app.call(agent.token, 'Commission/RecordFeeAgreement', written).then(({ ok }) => ok);
    const url = `/files/${pageFileId}`;
    const staff = await makeStaff(app);
    for (const { token } of [agent, club, staff]) {
      expect((await feesOf(token, negotiationId)).agreement?.page?.id).toBe(pageFileId);
      expect((await fetchFile(app, token, url)).statusCode).toBe(200);
      const removed = await app.call(token, 'File/DeleteFile', { fileId: pageFileId });
      expect(removed.problem.code).toBe('FORBIDDEN');
    }
    for (const { token } of [await makeAgent(app), await makeTeamMember(app)])
      expect((await fetchFile(app, token, url)).statusCode).toBe(404);
  });

  it('agreed before the page was asked for: the record stays valid and says so', async () => {
    const deal = await signedByClub({ linked: false, commissionAmount: 1000 });
    await agreeToPresentFees(app, deal.agent.token, deal.negotiationId);
    const { agreement } = await feesOf(deal.agent.token, deal.negotiationId);
    expect(agreement).toMatchObject({ way: 'recorded', hasPage: false, page: null });
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
      pageFileId: await pageOf(deal.agent),
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
        pageFileId: await pageOf(deal.agent),
      })
      .then(({ ok }) => ok);
    expect((await answer(deal, made)).status).toBe(200);
  });
});

describe('the sheet of roles and fees', () => {
  const sheetOf = async (token: string, negotiationId: number) =>
    (await app.call(token, 'Negotiation/GetFeeSheet', { negotiationId })).ok;

  it('says who acts for whom, who pays whom and what the platform costs, to a player without that amount', async () => {
    const deal = await signedByClub({ commissionAmount: 1000 });
    const { agent, club, player, negotiationId } = deal;
    const seen = await sheetOf(club.token, negotiationId);
    expect(seen).toMatchObject({
      club: { id: club.teamId },
      person: { kind: 'player', id: deal.playerId },
      agents: [{ agentId: agent.agentId, actsFor: 'person' }],
      fees: [{ agentId: agent.agentId, payer: 'club', amount: 1000, instalments: 1 }],
      cost: { amount: 2500 },
      agreements: [{ side: 'club', dual: false }],
      isAsked: true,
      isDual: false,
      can: { agree: false, agreeNow: false, declare: false },
    });
    const read = await sheetOf(player.token, negotiationId);
    expect(read).toMatchObject({ hash: seen.hash, cost: { amount: null }, can: { agree: false } });
    const stranger = await makeAgent(app);
    expect((await app.call(stranger.token, 'Negotiation/GetFeeSheet', { negotiationId })).status).toBe(404);
  });

  it('is agreed to with both signatures, by the hash that each dialog showed', async () => {
    const deal = await signedByClub({ commissionAmount: 1000 });
    await agree(deal);
    const { agent, negotiationId, version } = deal;
    const { hash } = await sheetOf(agent.token, negotiationId);
    const bare = { negotiationId, version };
    for (const feeSheetHash of [null, '0'.repeat(64)]) {
      const refused = await app.call(agent.token, 'Negotiation/ConfirmSignature', { ...bare, feeSheetHash });
      expect([refused.status, refused.problem.code]).toEqual([409, 'FEE_SHEET_NOT_AGREED']);
    }
    const done = await app.call(agent.token, 'Negotiation/ConfirmSignature', { ...bare, feeSheetHash: hash });
    expect(done.status).toBe(200);
    expect((await sheetOf(agent.token, negotiationId)).agreements).toMatchObject([
      { side: 'proposer' },
      { side: 'club' },
    ]);
  });

  it('is agreed to anew by the club, which reads what changed, when an offer changes the commission', async () => {
    const deal = await signedByClub({ commissionPercent: 7 });
    await acceptOffer(deal, { commissionPercent: 5 });
    await agree(deal);
    expect((await confirm(deal)).problem.code).toBe('FEE_SHEET_NOT_AGREED');
    const { club, negotiationId } = deal;
    const now = await sheetOf(club.token, negotiationId);
    expect(now).toMatchObject({ agreements: [], changed: ['fees'], can: { agree: true } });
    const agreed = { negotiationId, feeSheetHash: now.hash };
    expect((await app.call(club.token, 'Negotiation/AgreeToFeeSheet', agreed)).ok).toMatchObject({
      agreements: [{ side: 'club' }],
      changed: [],
    });
    expect((await confirm(deal)).status).toBe(200);
  });

  it('can be agreed to on the page by a club that signed before anybody asked for anything', async () => {
    const deal = await signedByClub({});
    const { agent, club, negotiationId } = deal;
    await acceptOffer(deal, { commissionAmount: 500 });
    await agree(deal);
    expect((await confirm(deal)).problem.code).toBe('FEE_SHEET_NOT_AGREED');
    expect(await sheetOf(club.token, negotiationId)).toMatchObject({
      changed: ['fees'],
      can: { agree: true, agreeNow: true },
    });
    expect(await sheetOf(agent.token, negotiationId)).toMatchObject({ can: { agreeNow: false } });
    await agreeToSheet(deal);
    expect(await sheetOf(club.token, negotiationId)).toMatchObject({ can: { agreeNow: false } });
    expect((await confirm(deal)).status).toBe(200);
  });

  it('asks everybody in words before any offer when the agent acts for both sides', async () => {
    const deal = await signedByClub({});
    const { agent, club, player, playerId, negotiationId } = deal;
    const stated = { negotiationId, actsFor: 'both' as const };
    expect((await app.call(club.token, 'Negotiation/DeclareRole', stated)).status).toBe(403);
    const declared = (await app.call(agent.token, 'Negotiation/DeclareRole', stated)).ok;
    expect(declared).toMatchObject({ isDual: true, agreements: [{ side: 'proposer', dual: true }] });
    const terms = { ...usualTerms, months: 10, playerId, negotiationId };
    const offer = () => app.call(club.token, 'Offer/CreateOffer', terms);
    expect((await offer()).problem.code).toBe('FEE_SHEET_NOT_AGREED');
    const { negotiationId: _, ...unnamed } = terms;
    const aside = await app.call(club.token, 'Offer/CreateOffer', unnamed);
    expect(aside.problem.code).toBe('FEE_SHEET_NOT_AGREED');
    expect((await confirm(deal)).problem.code).toBe('FEE_SHEET_NOT_AGREED');
    const said = { negotiationId, feeSheetHash: declared.hash };
    const unsaid = await app.call(club.token, 'Negotiation/AgreeToFeeSheet', said);
    expect(unsaid.problem.code).toBe('FEE_SHEET_NOT_AGREED');
    for (const { token } of [club, player])
      expect((await app.call(token, 'Negotiation/AgreeToFeeSheet', { ...said, dual: true })).status).toBe(
        200,
      );
    expect((await offer()).status).toBe(200);
    await app.settle();
  });

  it('refuses an acceptance without telling the player what the platform costs', async () => {
    const { agent, club, player, playerId, negotiationId } = await signedByClub({});
    const terms = { ...usualTerms, months: 10, playerId, negotiationId };
    const offerId = (await app.call(club.token, 'Offer/CreateOffer', terms)).ok.offer.id;
    const { version } = (await app.call(player.token, 'Offer/OpenOffer', { offerId })).ok;
    const stated = { negotiationId, actsFor: 'both' as const };
    await app.call(agent.token, 'Negotiation/DeclareRole', stated).then(({ ok }) => ok);
    const accepted = { offerId, version, status: offerStatus.accepted, revision: 1 };
    const refused = await app.call(player.token, 'Offer/UpdateOfferStatus', accepted);
    expect(refused.problem).toMatchObject({
      code: 'FEE_SHEET_NOT_AGREED',
      current: { IsDual: true, Cost: { Amount: null } },
    });
    await app.settle();
  });

  it('is kept as it was agreed to', async () => {
    const deal = await signedByClub({ commissionAmount: 1000 });
    const change = sql`update fee_sheet_agreements set dual = true where negotiation_id = ${deal.negotiationId}`;
    await expect(change.execute(app.services.db)).rejects.toThrow('only added to');
  });
});
