import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { coachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer, usualTerms, usualTermsOfCoach } from '../../../../test/factories/deals.ts';
import { makeAgent, makeCoach, makeTeamMember, type Person } from '../../../../test/factories/people.ts';
import { confirmByProposer, signByClub } from '../../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { startBlocked } from '../../../../test/stage/send-together.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

/** A premium agent's proposal of a coach, which the club has opened. */
async function negotiated(given?: { coachingStaffId: number }) {
  const premium = await makeAgent(app, { agentType: agentType.premium });
  const club = await makeTeamMember(app);
  const staffProfile = { name: 'Carlo', surname: 'Ferri', role: coachingStaffRole.coach };
  const coachingStaffId =
    given?.coachingStaffId ??
    (await app.call(premium.token, 'CoachingStaff/SaveCoachingStaffInfo', { staffProfile })).ok.coachingStaff
      .coachingStaffId;
  const { items } = (
    await app.call(premium.token, 'Negotiation/CreateNegotiation', {
      coachingStaffId,
      level: 3,
      teamIds: [club.teamId],
    })
  ).ok;
  const negotiationId = items[0]?.id as number;
  const { version } = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  return { premium, club, coachingStaffId, negotiationId, version };
}

const offerIn = (club: Person, negotiationId: number, terms: object = {}) =>
  app.call(club.token, 'Offer/CreateOffer', { ...usualTermsOfCoach, negotiationId, ...terms });

const openBy = (person: Person, offerId: number) => app.call(person.token, 'Offer/OpenOffer', { offerId });

describe('an offer inside the negotiation of a coach', () => {
  it('reaches the proposing agent, is answered, and its terms are what the signature enters', async () => {
    const { premium, club, coachingStaffId, negotiationId } = await negotiated();
    const made = (await offerIn(club, negotiationId, { season: 2026, commissionPercent: 4 })).ok.offer;
    expect(made).toMatchObject({
      negotiationId,
      player: null,
      coach: { id: coachingStaffId },
      turn: 'recipient',
    });
    const waiting = { myTurn: true, negotiationId };
    expect((await app.call(premium.token, 'Offer/GetOffers', waiting)).ok.items).toMatchObject([
      { id: made.id, side: 'recipient', commissionPercent: 4 },
    ]);
    const opened = (await openBy(premium, made.id)).ok;
    expect(opened.status).toBe(offerStatus.viewed);
    const countered = await app.call(premium.token, 'Offer/ReviseOffer', {
      offerId: made.id,
      version: opened.version,
      ...usualTermsOfCoach,
      monthlySalary: 2600,
    });
    expect(countered.ok.offer).toMatchObject({ turn: 'club', revision: 2 });
    const accepted = await app.call(club.token, 'Offer/UpdateOfferStatus', {
      offerId: made.id,
      version: (await openBy(club, made.id)).ok.version,
      revision: 2,
      status: offerStatus.accepted,
    });
    expect(accepted.ok.offer.status).toBe(offerStatus.accepted);
    const shown = (await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
    expect(shown.offer).toMatchObject({ id: made.id, turn: null });
    const signed = (await signByClub(app, club.token, { negotiationId, version: shown.version })).ok
      .negotiation;
    const done = await confirmByProposer(app, premium.token, { negotiationId, version: signed.version });
    expect(done.ok.negotiation.status).toBe(negotiationStatus.signed);
    const { items } = (
      await app.call(club.token, 'Registration/GetCoachingStaffRegistrations', { coachingStaffId })
    ).ok;
    expect(items).toMatchObject([{ kind: 'staff', teamId: club.teamId, until: '2027-06-30' }]);
  });

  it('is also answered by a coach with a login, who does not see what the agent takes', async () => {
    const coach = await makeCoach(app);
    const { premium, club, negotiationId } = await negotiated(coach);
    const { id } = (await offerIn(club, negotiationId, { commissionPercent: 4 })).ok.offer;
    const seen = (await openBy(coach, id)).ok;
    expect(seen).toMatchObject({ side: 'recipient', status: offerStatus.viewed });
    expect(seen).not.toHaveProperty('commissionPercent');
    expect((await app.call(premium.token, 'Offer/GetOffer', { offerId: id })).ok.commissionPercent).toBe(4);
    const other = await makeAgent(app, { agentType: agentType.premium });
    expect((await app.call(other.token, 'Offer/GetOffer', { offerId: id })).problem.code).toBe('NOT_FOUND');
  });

  it('names nobody else, and no club makes it but that of the negotiation', async () => {
    const { club, negotiationId } = await negotiated();
    const other = await makeCoach(app);
    const wrong = await offerIn(club, negotiationId, { coachingStaffId: other.coachingStaffId });
    expect(wrong.problem.code).toBe('NOT_FOUND');
    expect((await offerIn(await makeTeamMember(app), negotiationId)).problem.code).toBe('NOT_FOUND');
  });

  it('is refused alike by the form and by the call, whomever it names', async () => {
    const { premium, club, coachingStaffId, negotiationId, version } = await negotiated();
    const other = await makeTeamMember(app);
    const registered = await makeCoach(app);
    const player = await makeAgentPlayer(app, (await makeAgent(app)).agentId);
    const refusals = async (by: Person, named: object) => [
      (await app.call(by.token, 'Offer/CheckOffer', named)).problem.code,
      (await app.call(by.token, 'Offer/CreateOffer', { ...usualTermsOfCoach, ...named })).problem.code,
    ];
    const twice = (code: string) => [code, code];
    expect(await refusals(other, { negotiationId })).toEqual(twice('NOT_FOUND'));
    expect(await refusals(other, { coachingStaffId })).toEqual(twice('NOT_FOUND'));
    const elsewhere = { coachingStaffId: registered.coachingStaffId, negotiationId };
    expect(await refusals(club, elsewhere)).toEqual(twice('NOT_FOUND'));
    const both = { coachingStaffId, negotiationId, playerId: player };
    expect(await refusals(club, both)).toEqual(twice('INVALID_INPUT'));
    const withdrawn = { negotiationId, version, status: negotiationStatus.rejected, reason: 'Ritirata.' };
    await app.call(premium.token, 'Negotiation/UpdateNegotiationStatus', withdrawn).then(({ ok }) => ok);
    expect(await refusals(club, { negotiationId })).toEqual(twice('TRANSITION_NOT_ALLOWED'));
  });

  it('waits for a refusal of the negotiation that is under way, and is refused by it', async () => {
    const { club, coachingStaffId, negotiationId } = await negotiated();
    const { answer } = await app.services.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('coaching_staff')
        .select('id')
        .where('id', '=', coachingStaffId)
        .forNoKeyUpdate()
        .execute();
      const status = negotiationStatus.rejected;
      const ended = { status, cause: 'refusedByClub' as const, changed_at: app.clock.now() };
      await tx.updateTable('negotiations').set(ended).where('id', '=', negotiationId).execute();
      return startBlocked(app, () => offerIn(club, negotiationId));
    });
    expect((await answer).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('has no terms that are counted match by match, neither when made nor when countered', async () => {
    const { premium, club, negotiationId } = await negotiated();
    const refused = await app.call(club.token, 'Offer/CreateOffer', { ...usualTerms, negotiationId });
    expect(refused.problem.errors).toMatchObject([{ code: 'invalid' }]);
    const { id } = (await offerIn(club, negotiationId)).ok.offer;
    const { version } = (await openBy(premium, id)).ok;
    const countered = await app.call(premium.token, 'Offer/ReviseOffer', {
      offerId: id,
      version,
      ...usualTerms,
    });
    expect(countered.problem.code).toBe('INVALID_INPUT');
  });

  it('is paid for by the club alone: no coach is asked to agree to what the agent takes', async () => {
    const { premium, club, negotiationId } = await negotiated();
    const paid = { commissionPercent: 4, commissionPayer: 'recipient' as const };
    const refused = await offerIn(club, negotiationId, paid);
    expect(refused.problem.errors).toMatchObject([{ field: 'CommissionPayer', code: 'notInList' }]);
    const { id } = (await offerIn(club, negotiationId, { commissionPercent: 4 })).ok.offer;
    const { version } = (await openBy(premium, id)).ok;
    const revision = { offerId: id, version, ...usualTermsOfCoach, ...paid };
    const countered = await app.call(premium.token, 'Offer/ReviseOffer', revision);
    expect(countered.problem.errors).toMatchObject([{ field: 'CommissionPayer', code: 'notInList' }]);
  });
});

describe('an agent of both sides', () => {
  it('waits with the offer until club, agent and a coach with a login agreed', async () => {
    const coach = await makeCoach(app);
    const { premium, club, negotiationId } = await negotiated(coach);
    await app.call(premium.token, 'Negotiation/DeclareRole', { negotiationId, actsFor: 'both' });
    expect((await offerIn(club, negotiationId)).problem.code).toBe('FEE_SHEET_NOT_AGREED');
    const asked = { coachingStaffId: coach.coachingStaffId, negotiationId, commissionPercent: 4 };
    const conflict = async () =>
      (await app.call(club.token, 'Offer/CheckOffer', asked)).ok.verdicts
        .filter(({ rule }) => rule === 'conflictOfInterest')
        .map(({ verdict }) => verdict);
    expect(await conflict()).toEqual(['block']);
    for (const { token } of [club, coach]) {
      const sheet = (await app.call(token, 'Negotiation/GetFeeSheet', { negotiationId })).ok;
      expect(sheet.can).toMatchObject({ agree: true });
      const agreement = { negotiationId, feeSheetHash: sheet.hash, dual: true };
      expect((await app.call(token, 'Negotiation/AgreeToFeeSheet', agreement)).status).toBe(200);
    }
    expect(await conflict()).toEqual([]);
    const direct = { ...usualTermsOfCoach, coachingStaffId: coach.coachingStaffId };
    expect((await app.call(club.token, 'Offer/CreateOffer', direct)).status).toBe(200);
  });

  it('is agreed to before an offer that does not name the negotiation, too', async () => {
    const coach = await makeCoach(app);
    const { premium, club, negotiationId } = await negotiated(coach);
    await app.call(premium.token, 'Negotiation/DeclareRole', { negotiationId, actsFor: 'both' });
    const direct = { ...usualTermsOfCoach, coachingStaffId: coach.coachingStaffId };
    const refused = await app.call(club.token, 'Offer/CreateOffer', direct);
    expect(refused.problem.code).toBe('FEE_SHEET_NOT_AGREED');
  });
});

describe('a trial', () => {
  it('is no step of a coach’s negotiation', async () => {
    const { club, negotiationId, version } = await negotiated();
    const shown = (await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
    expect(shown.can).toMatchObject({ sign: true, trial: false });
    const status = negotiationStatus.trial;
    const move = { negotiationId, version, status, reason: 'Una settimana con noi.' };
    const refused = await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', move);
    expect(refused.problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });
});
