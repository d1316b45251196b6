import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmProposal, makeViewedDeal, makeViewedOffer } from '../../../../test/factories/deals.ts';
import { makePlayerAccount, makeStaff } from '../../../../test/factories/people.ts';
import { signByClub } from '../../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const refused = { status: 409, code: 'PROPOSAL_NOT_CONFIRMED' };
const refusal = ({ status, problem }: { status: number; problem: { code: string } }) => ({
  status,
  code: problem.code,
});

/** A negotiation of an unconfirmed proposal, opened by the club; its player has a login. */
async function viewed() {
  const player = await makePlayerAccount(app);
  const deal = await makeViewedDeal(app, { linkedAccountId: player.accountId, confirmed: false });
  const { negotiationId } = deal;
  const get = async (token: string) =>
    (await app.call(token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
  const seen = async () => ({ negotiationId, version: (await get(deal.club.token)).version });
  return { ...deal, player, get, seen };
}

describe('an unconfirmed proposal', () => {
  it('is not signed by the club, nor by staff for it, whichever call is used', async () => {
    const { club, get, seen } = await viewed();
    const staff = await makeStaff(app);
    expect((await get(club.token)).can).toMatchObject({ sign: false, trial: true, reject: true });
    for (const { token } of [club, staff]) {
      expect(refusal(await signByClub(app, token, await seen()))).toEqual(refused);
      const update = { ...(await seen()), status: negotiationStatus.signed };
      expect(refusal(await app.call(token, 'Negotiation/UpdateNegotiationStatus', update))).toEqual(refused);
    }
  });

  it('is signed once the player confirms it', async () => {
    const { club, agent, player, get, seen, negotiationId } = await viewed();
    await app
      .call(player.token, 'Negotiation/AnswerProposal', { negotiationId, answer: 'confirm' })
      .then(({ ok }) => ok);
    expect((await get(club.token)).can.sign).toBe(true);
    await signByClub(app, club.token, await seen()).then(({ ok }) => ok);
    const done = await app.call(agent.token, 'Negotiation/ConfirmSignature', await seen());
    expect(done.ok.negotiation.status).toBe(5);
  });

  it('an unconfirmed proposal whose signature is from before the rule is not confirmed either', async () => {
    const { club, agent, proposalId, seen } = await viewed();
    await confirmProposal(app, proposalId);
    await signByClub(app, club.token, await seen()).then(({ ok }) => ok);
    // As if it had been signed before anybody asked for the player's word.
    await sql`alter table proposals disable trigger proposals_consent_kept`.execute(app.services.db);
    await sql`update proposals set consent = 'waits', consented_at = null where id = ${proposalId}`.execute(
      app.services.db,
    );
    await sql`alter table proposals enable trigger proposals_consent_kept`.execute(app.services.db);
    expect(refusal(await app.call(agent.token, 'Negotiation/ConfirmSignature', await seen()))).toEqual(
      refused,
    );
    const taken = await app.call(club.token, 'Negotiation/TakeBackSignature', await seen());
    expect(taken.ok.negotiation.signedByTeamAt).toBeNull();
  });

  it('that staff reopen after the player’s refusal stays unsigned', async () => {
    const { club, player, seen, negotiationId } = await viewed();
    const staff = await makeStaff(app);
    await app
      .call(player.token, 'Negotiation/AnswerProposal', { negotiationId, answer: 'refuse' })
      .then(({ ok }) => ok);
    const reopen = { ...(await seen()), status: negotiationStatus.viewed, reason: 'Pressed by mistake.' };
    await app.call(staff.token, 'Negotiation/UpdateNegotiationStatus', reopen).then(({ ok }) => ok);
    expect(refusal(await signByClub(app, club.token, await seen()))).toEqual(refused);
  });

  it('is not signed by hand in the database either', async () => {
    const { negotiationId } = await viewed();
    const sign = sql`update negotiations set signed_by_team_at = now() where id = ${negotiationId}`;
    await expect(sign.execute(app.services.db)).rejects.toThrow('not confirmed the proposal');
    const end = sql`update negotiations set status = 5, signed_by_team_at = now() where id = ${negotiationId}`;
    await expect(end.execute(app.services.db)).rejects.toThrow('not confirmed the proposal');
  });
});

describe('an offer to a player of an unconfirmed proposal', () => {
  const made = async () => {
    const player = await makePlayerAccount(app);
    return {
      player,
      ...(await makeViewedOffer(app, { deal: { linkedAccountId: player.accountId, confirmed: false } })),
    };
  };

  it('is countered and rejected, but accepted by nobody', async () => {
    const { agent, player, offerId, version } = await made();
    const staff = await makeStaff(app);
    const offer = (await app.call(agent.token, 'Offer/GetOffer', { offerId })).ok;
    expect(offer).toMatchObject({ consent: 'waits', can: { accept: false, revise: true, reject: true } });
    for (const { token } of [agent, player, staff]) {
      const accept = { offerId, version, status: offerStatus.accepted, revision: 1 };
      expect(refusal(await app.call(token, 'Offer/UpdateOfferStatus', accept))).toEqual(refused);
    }
    const accepted = sql`update offers set status = 2 where id = ${offerId}`;
    await expect(accepted.execute(app.services.db)).rejects.toThrow('not confirmed the proposal');
  });

  it('is accepted once the player confirms the proposal', async () => {
    const { agent, player, offerId, negotiationId } = await made();
    await app
      .call(player.token, 'Negotiation/AnswerProposal', { negotiationId, answer: 'confirm' })
      .then(({ ok }) => ok);
    const { version, can } = (await app.call(agent.token, 'Offer/GetOffer', { offerId })).ok;
    expect(can.accept).toBe(true);
    const accept = { offerId, version, status: offerStatus.accepted, revision: 1 };
    const answered = await app.call(agent.token, 'Offer/UpdateOfferStatus', accept);
    expect(answered.ok.offer).toMatchObject({ status: offerStatus.accepted, consent: 'player' });
  });
});
