import { groupsOfReport } from '@trattativa/domain/insight/report-groups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal, makeViewedOffer } from '../../../test/factories/deals.ts';
import { makeAgent, makePlayerAccount, type Person } from '../../../test/factories/people.ts';
import { everythingPublic, publish } from '../../../test/factories/reports.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { textOfPdf } from '../../../test/stage/read-pdf.ts';

let app: TestApp;
let agent: Person & { agentId: number };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
});
afterAll(() => app.close());

/** The text of a report's PDF in Italian. */
async function pdfOf(shareId: string): Promise<string> {
  const pdf = await app.app.http.inject({
    method: 'POST',
    url: '/api/Report/GetReportPDF',
    headers: { 'accept-language': 'it' },
    payload: { ShareId: shareId },
  });
  return textOfPdf(pdf.rawPayload);
}

describe('a negotiation’s report', () => {
  const all = groupsOfReport.negotiation;

  it('is shared by each side separately: its own name, the price if chosen, never a commission, never the other side', async () => {
    const deal = await makeViewedDeal(app);
    const clubName = (await app.call(deal.club.token, 'Account/GetMyProfile', {})).ok.profileName;
    const byAgent = await publish(app, deal.agent.token, 'negotiation', deal.negotiationId, all);
    const byClub = await publish(app, deal.club.token, 'negotiation', deal.negotiationId, ['sharer']);
    const read = await everythingPublic(app, byAgent.shareId, 'Negotiation');
    expect(read).not.toContain(clubName);
    expect(read).not.toMatch(/commission|Venier/i);
    const shown = (await app.call(null, 'Report/GetNegotiationReport', { shareId: byAgent.shareId })).ok;
    expect(shown).toMatchObject({
      terms: { price: 2500 },
      progress: { status: 2 },
      player: null,
      sharedBy: 'proposer',
    });
    const club = (await app.call(null, 'Report/GetNegotiationReport', { shareId: byClub.shareId })).ok;
    expect(club.sharer?.name).toBe(clubName);
    expect([club.terms, club.progress]).toEqual([undefined, undefined]);
  });

  it('names the player only as far as the player’s own report is public', async () => {
    const deal = await makeViewedDeal(app);
    const { shareId } = await publish(app, deal.club.token, 'negotiation', deal.negotiationId);
    const named = async () =>
      (await app.call(null, 'Report/GetNegotiationReport', { shareId })).ok.player?.name ?? null;
    expect(await named()).toBeNull();
    const own = await publish(app, deal.agent.token, 'player', deal.playerId, ['career']);
    expect(await named()).toBeNull();
    await publish(app, deal.agent.token, 'player', deal.playerId, ['identity'], { version: own.version });
    expect(await named()).toBe('Tommaso');
    await app.call(deal.agent.token, 'Report/RevokeReport', { linkId: own.id });
    expect(await named()).toBeNull();
  });

  it('says of a proposal that nobody confirmed so on the page and in the PDF, whatever the side publishes', async () => {
    const deal = await makeViewedDeal(app, { confirmed: false });
    for (const { token } of [deal.club, deal.agent]) {
      const { shareId } = await publish(app, token, 'negotiation', deal.negotiationId, []);
      const shown = (await app.call(null, 'Report/GetNegotiationReport', { shareId })).ok;
      expect(shown).toMatchObject({ consent: 'waits', consentWay: null });
      expect(await pdfOf(shareId)).toContain('Non confermata');
    }
    const confirmed = await makeViewedDeal(app);
    const { shareId } = await publish(app, confirmed.club.token, 'negotiation', confirmed.negotiationId, []);
    expect(await pdfOf(shareId)).toContain('Confermata dal calciatore');
  });

  it('cannot be shared by a reader, and does not exist for a stranger', async () => {
    const player = await makePlayerAccount(app);
    const deal = await makeViewedDeal(app, { linkedAccountId: player.accountId });
    const input = { kind: 'negotiation' as const, thingId: deal.negotiationId, groups: [] };
    expect((await app.call(player.token, 'Report/PublishReport', input)).problem.code).toBe('FORBIDDEN');
    expect((await app.call(agent.token, 'Report/PublishReport', input)).problem.code).toBe('NOT_FOUND');
  });
});

describe('an offer’s report', () => {
  it('is shared by each side separately: the terms if chosen, never commission, comments, place or the other side', async () => {
    const made = await makeViewedOffer(app, {
      terms: { commissionPercent: 9, city: 'Canaria', comments: 'canary' },
    });
    const clubName = (await app.call(made.club.token, 'Account/GetMyProfile', {})).ok.profileName;
    const byAgent = await publish(app, made.agent.token, 'offer', made.offerId, groupsOfReport.offer);
    const byClub = await publish(app, made.club.token, 'offer', made.offerId, ['sharer']);
    const read = await everythingPublic(app, byAgent.shareId, 'Offer');
    for (const secret of [clubName, 'Canaria', 'canary', 'ommission', 'Venier'])
      expect(read).not.toContain(secret);
    const { ok: shown } = await app.call(null, 'Report/GetOfferReport', { shareId: byAgent.shareId });
    expect(shown).toMatchObject({
      sharedBy: 'recipient',
      terms: { monthlySalary: 1800, goalsBonus: { amount: 200, every: 5 } },
      progress: { status: 3 },
      player: null,
    });
    const { ok: club } = await app.call(null, 'Report/GetOfferReport', { shareId: byClub.shareId });
    expect([club.sharer?.name, club.terms, club.progress]).toEqual([clubName, undefined, undefined]);
    const stranger = { kind: 'offer' as const, thingId: made.offerId, groups: [] };
    expect((await app.call(agent.token, 'Report/PublishReport', stranger)).problem.code).toBe('NOT_FOUND');
    const listed = (await app.call(made.agent.token, 'Report/GetMyPublicLinks', {})).ok;
    expect(listed.items.map(({ kind }) => kind)).toEqual(['offer']);
  });

  it('says on the page and in the PDF whether the player stands by the proposal that it answers', async () => {
    const waiting = await makeViewedOffer(app, { deal: { confirmed: false } });
    const { shareId } = await publish(app, waiting.club.token, 'offer', waiting.offerId, []);
    const { ok: shown } = await app.call(null, 'Report/GetOfferReport', { shareId });
    expect(shown).toMatchObject({ consent: 'waits', consentWay: null });
    expect(await pdfOf(shareId)).toContain('Non confermata');
    const confirmed = await makeViewedOffer(app);
    const open = await publish(app, confirmed.club.token, 'offer', confirmed.offerId, []);
    expect(await pdfOf(open.shareId)).toContain('Confermata dal calciatore');
  });

  it('shows the contract on the page and in the PDF, and nothing about who pays the agent', async () => {
    const made = await makeViewedOffer(app, {
      terms: {
        contractKind: 'professional',
        furtherSeasons: [{ monthlySalary: 2345, months: 12 }],
        appearanceSteps: [{ from: 20, amount: 678 }],
        releaseClause: 91_000,
        option: { side: 'club', seasons: 1, until: '2028-05-31' },
        commissionAmount: 4321,
        commissionPayer: 'recipient',
        commissionInstalments: 3,
      },
    });
    const { shareId } = await publish(app, made.agent.token, 'offer', made.offerId, ['terms']);
    expect(await everythingPublic(app, shareId, 'Offer')).not.toMatch(/ommission|Payer|4321/);
    const { ok: shown } = await app.call(null, 'Report/GetOfferReport', { shareId });
    expect(shown.terms).toMatchObject({
      contractKind: 'professional',
      furtherSeasons: [{ monthlySalary: 2345, months: 12, signingFee: null, imageRights: null }],
      option: { side: 'club', seasons: 1, until: '2028-05-31' },
    });
    const text = await pdfOf(shareId);
    for (const words of [
      'Professionista',
      '2 stagioni',
      '€ 2.345',
      '€ 678 da 20 presenze',
      '€ 91.000',
      'Il club, per 1 altra stagione, entro il 31 mag 2028',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('4.321');
  });
});
