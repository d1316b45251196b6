import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { type CoachingStaffRole, coachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import { type Level, youthLevel } from '@trattativa/domain/people/levels';
import { type Qualification, qualification } from '@trattativa/domain/people/qualifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualTermsOfCoach } from '../../../test/factories/deals.ts';
import { makeAgent, makeCoach, makeTeamMember } from '../../../test/factories/people.ts';
import { confirmByProposer, signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

interface Proposed {
  /** Of the job, for which the coach is proposed; 2: Serie C. */
  level?: Level;
  role?: CoachingStaffRole;
  licences?: readonly Qualification[];
  commissionPercent?: number;
  isLicensed?: boolean;
}

/** A registered coach whom a premium agent proposes to a club, which has opened the negotiation. */
async function proposed({
  level = 2,
  role = coachingStaffRole.coach,
  licences = [],
  commissionPercent,
  isLicensed,
}: Proposed) {
  const agent = await makeAgent(app, { agentType: agentType.premium, isLicensed });
  const club = await makeTeamMember(app, { level: 0 });
  const coach = await makeCoach(app);
  const { coachingStaffId } = coach;
  await sql`
    update coaching_staff set role = ${role}, qualifications = ${[...licences]}::smallint[], nationality = 'AR'
    where id = ${coachingStaffId}`.execute(app.services.db);
  const { items } = (
    await app.call(agent.token, 'Negotiation/CreateNegotiation', {
      coachingStaffId,
      level,
      teamIds: [club.teamId],
      commissionPercent,
      commissionPay: commissionPercent === undefined ? undefined : 'yearlySalary',
    })
  ).ok;
  const negotiationId = items[0]?.id as number;
  const { version } = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  return { agent, club, coach, coachingStaffId, negotiationId, version };
}

type Case = Awaited<ReturnType<typeof proposed>>;

const closingOf = async ({ negotiationId }: Case, { token }: { token: string }) =>
  (await app.call(token, 'Closing/GetClosing', { negotiationId })).ok;
const rulesOf = ({ verdicts }: { verdicts: readonly { rule: string }[] }) => verdicts.map(({ rule }) => rule);

describe('the licence of a coach', () => {
  it.each([
    [2, [qualification.uefaB], ['coachLicence']],
    [2, [qualification.uefaB, qualification.uefaA], []],
    [3, [qualification.uefaB], []],
    [3, [qualification.licenceD], ['coachLicence']],
    [2, [], ['coachLicence']],
    [4, [], []],
    [youthLevel, [], []],
  ] as const)(
    'at level %i with %j is said alike by offer, page and signature, which it never refuses',
    async (level, licences, said) => {
      const deal = await proposed({ level, licences });
      const { club, coachingStaffId, negotiationId, version } = deal;
      const asked = { coachingStaffId, negotiationId, months: 10 };
      const offered = (await app.call(club.token, 'Offer/CheckOffer', asked)).ok;
      const closing = await closingOf(deal, club);
      expect(rulesOf(offered)).toEqual(said);
      expect(rulesOf(closing)).toEqual(said);
      expect(closing.verdicts.every(({ verdict }) => verdict === 'warn')).toBe(true);
      expect((await signByClub(app, club.token, { negotiationId, version })).status).toBe(200);
    },
  );

  it('is judged by the level of the terms, once they are written, and not by the club’s first team', async () => {
    const { club, coach, coachingStaffId, negotiationId } = await proposed({ level: 2 });
    const saidAt = async (level: Level | undefined) =>
      rulesOf((await app.call(club.token, 'Offer/CheckOffer', { coachingStaffId, negotiationId, level })).ok);
    expect(await saidAt(undefined)).toEqual(['coachLicence']);
    expect(await saidAt(youthLevel)).toEqual([]);
    const terms = { ...usualTermsOfCoach, negotiationId, level: 4 as const };
    const { id: offerId } = (await app.call(club.token, 'Offer/CreateOffer', terms)).ok.offer;
    await app.call(coach.token, 'Offer/OpenOffer', { offerId });
    const checked = (await app.call(coach.token, 'Offer/CheckRevision', { offerId, level: 0 })).ok;
    expect(rulesOf(checked)).toEqual(['coachLicence']);
  });

  it('is asked of nobody but the head coach', async () => {
    const deal = await proposed({ role: coachingStaffRole.conditioningCoach });
    expect(rulesOf(await closingOf(deal, deal.club))).toEqual([]);
  });
});

describe('the agent of a coach', () => {
  it('without a licence is named before the signature, which refuses the same', async () => {
    const licences = [qualification.uefaPro];
    const deal = await proposed({ licences, commissionPercent: 4, isLicensed: false });
    const { club, negotiationId, version } = deal;
    const { verdicts } = await closingOf(deal, club);
    expect(verdicts).toMatchObject([{ rule: 'agentLicence', verdict: 'block' }]);
    const refused = await signByClub(app, club.token, { negotiationId, version });
    expect(refused.problem.code).toBe('SIGNATURE_NOT_ALLOWED');
    expect(refused.problem.detail).toContain(verdicts[0]?.text);
  });
});

describe('what the page of a coach’s negotiation shows', () => {
  it('is the documents of an engagement, with neither window nor step nor certificate', async () => {
    const deal = await proposed({ licences: [qualification.uefaPro] });
    const closing = await closingOf(deal, deal.club);
    expect(closing).toMatchObject({ window: null, steps: [], presentClub: null, mayMark: true });
    expect(closing.documents.map(({ kind, owner }) => [kind, owner])).toEqual([
      ['passport', 'coach'],
      ['mandate', 'agent'],
      ['permit', 'coach'],
      ['federationForm', 'club'],
    ]);
    const own = await closingOf(deal, deal.coach);
    expect(own.documents.filter(({ mayAdd }) => mayAdd).map(({ kind }) => kind)).toEqual([
      'passport',
      'permit',
    ]);
    const marked = { negotiationId: deal.negotiationId, kind: 'passport', isThere: true } as const;
    expect((await app.call(deal.coach.token, 'Closing/MarkDocument', marked)).ok.documents[0]).toMatchObject({
      isThere: true,
      standing: 'done',
    });
    const form = { ...marked, kind: 'federationForm' } as const;
    expect((await app.call(deal.coach.token, 'Closing/MarkDocument', form)).problem.code).toBe('FORBIDDEN');
    const itc = { ...marked, kind: 'itc' } as const;
    expect((await app.call(deal.club.token, 'Closing/MarkDocument', itc)).problem.code).toBe('INVALID_INPUT');
  });

  it('is silent once it is signed, and before it says which days the signature registers', async () => {
    const deal = await proposed({});
    const { agent, club, coach, negotiationId } = deal;
    const offer = (
      await app.call(club.token, 'Offer/CreateOffer', { ...usualTermsOfCoach, negotiationId, season: 2026 })
    ).ok.offer;
    const { version } = (await app.call(coach.token, 'Offer/OpenOffer', { offerId: offer.id })).ok;
    const accepted = { offerId: offer.id, version, revision: 1, status: offerStatus.accepted };
    expect((await app.call(coach.token, 'Offer/UpdateOfferStatus', accepted)).status).toBe(200);
    const effects = (await app.call(club.token, 'Closing/GetSigningEffects', { negotiationId })).ok;
    expect(effects).toMatchObject({ registered: { until: '2027-06-30' }, ends: [], closes: 0 });
    const shown = (await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
    const signed = (await signByClub(app, club.token, { negotiationId, version: shown.version })).ok;
    await confirmByProposer(app, agent.token, { negotiationId, version: signed.negotiation.version });
    expect(await closingOf(deal, club)).toMatchObject({ verdicts: [], unknown: [] });
  });

  it('says of how many other clubs the signature closes offers, and closes them', async () => {
    const deal = await proposed({});
    const { agent, club, coach, coachingStaffId, negotiationId, version } = deal;
    const other = await makeTeamMember(app);
    const direct = { ...usualTermsOfCoach, coachingStaffId };
    const elsewhere = (await app.call(other.token, 'Offer/CreateOffer', direct)).ok.offer.id;
    const made = (await app.call(club.token, 'Offer/CreateOffer', { ...usualTermsOfCoach, negotiationId }))
      .ok;
    const closes = async () =>
      (await app.call(club.token, 'Closing/GetSigningEffects', { negotiationId })).ok.closes;
    // The coach has a login and has agreed to nothing yet.
    expect(await closes()).toBe(0);
    const offerId = made.offer.id;
    const { version: opened } = (await app.call(coach.token, 'Offer/OpenOffer', { offerId })).ok;
    const accepted = { offerId, version: opened, revision: 1, status: offerStatus.accepted };
    await app.call(coach.token, 'Offer/UpdateOfferStatus', accepted).then(({ ok }) => ok);
    expect(await closes()).toBe(1);
    const signed = (await signByClub(app, club.token, { negotiationId, version })).ok.negotiation;
    await confirmByProposer(app, agent.token, { negotiationId, version: signed.version });
    const { items } = (await app.call(coach.token, 'Offer/GetOffers', {})).ok;
    expect(items.map(({ id, status, reason }) => [id === elsewhere, status, reason])).toEqual([
      [false, offerStatus.accepted, null],
      [true, offerStatus.canceled, 'signedElsewhere'],
    ]);
  });

  it('is refused by the ledger at the club’s signature while another club engages the coach', async () => {
    const first = await proposed({});
    const { coachingStaffId } = first;
    const second = await makeTeamMember(app);
    const { items } = (
      await app.call(first.agent.token, 'Negotiation/CreateNegotiation', {
        coachingStaffId,
        level: 3,
        teamIds: [second.teamId],
      })
    ).ok;
    const elsewhere = { negotiationId: items[0]?.id as number };
    const opened = (await app.call(second.token, 'Negotiation/OpenNegotiation', elsewhere)).ok;
    const { negotiationId, version } = first;
    const signed = (await signByClub(app, first.club.token, { negotiationId, version })).ok.negotiation;
    await confirmByProposer(app, first.agent.token, { negotiationId, version: signed.version });
    const late = await signByClub(app, second.token, { ...elsewhere, version: opened.version });
    expect(late.problem.code).toBe('ALREADY_REGISTERED');
  });
});
