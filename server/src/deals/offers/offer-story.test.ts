import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, makeOpenRequest } from '../../../test/factories/applications.ts';
import {
  type MadeOffer,
  makeAgentPlayer,
  makeOffer,
  makeViewedDeal,
  makeViewedOffer,
  usualTerms,
} from '../../../test/factories/deals.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { expireOffers } from './jobs/expire-offers.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

const get = (token: string, offerId: number) => app.call(token, 'Offer/GetOffer', { offerId });
const open = (token: string, offerId: number) => app.call(token, 'Offer/OpenOffer', { offerId });
const expire = () => expireOffers.run(app.services, {});

function counter(made: MadeOffer, token: string, version: number, terms = {}) {
  return app.call(token, 'Offer/ReviseOffer', { offerId: made.offerId, version, ...usualTerms, ...terms });
}

/** A player registered on the platform and linked to the agent's record. */
async function linkedOffer(bornDate: string) {
  const player = await makePlayerAccount(app);
  const made = await makeOffer(app, {
    deal: { linkedAccountId: player.accountId },
    terms: { commissionPercent: 5 },
  });
  await app.services.db
    .updateTable('players')
    .set({ born_date: bornDate })
    .where('id', '=', made.playerId)
    .execute();
  return { ...made, player };
}

describe('an offer', () => {
  it('is pending until the other side opens it, which nobody else can do for them', async () => {
    const made = await makeOffer(app);
    const { agent, club, offerId } = made;
    expect((await get(agent.token, offerId)).ok).toMatchObject({
      status: 0,
      turn: 'recipient',
      side: 'recipient',
    });
    expect((await open(club.token, offerId)).ok.status).toBe(0);
    expect((await open((await makeStaff(app)).token, offerId)).ok.status).toBe(0);
    const viewed = (await open(agent.token, offerId)).ok;
    expect(viewed).toMatchObject({ status: 3, turn: 'recipient', can: { accept: true, revise: true } });
    expect((await open(agent.token, offerId)).ok.version).toBe(viewed.version);
    for (const stranger of [await makeAgent(app), await makeTeamMember(app), await makeCoach(app)]) {
      expect((await get(stranger.token, offerId)).problem).toEqual(
        (await get(stranger.token, 999_999)).problem,
      );
    }
  });

  it('goes through counter-offers of both sides, all of which are stored, to the accepted revision', async () => {
    const made = await makeViewedOffer(app);
    const { agent, club, offerId } = made;
    const first = (await counter(made, agent.token, made.version, { monthlySalary: 2400 })).ok.offer;
    expect(first).toMatchObject({
      status: 4,
      turn: 'club',
      revision: 2,
      monthlySalary: 2400,
      can: { accept: false },
    });
    const seen = (await open(club.token, offerId)).ok;
    expect(seen).toMatchObject({ status: 3, turn: 'club' });
    const second = (await counter(made, club.token, seen.version, { monthlySalary: 2100 })).ok.offer;
    const back = (await open(agent.token, offerId)).ok;
    const stale = { offerId, version: back.version, status: offerStatus.accepted, revision: 2 } as const;
    const refused = (await app.call(agent.token, 'Offer/UpdateOfferStatus', stale)).problem;
    expect(refused).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { Status: 3, Revision: 3 } });
    const { message, offer } = (
      await app.call(agent.token, 'Offer/UpdateOfferStatus', { ...stale, revision: second.revision })
    ).ok;
    expect(message).toBe('Stato offerta aggiornato correttamente');
    expect(offer).toMatchObject({ status: 2, turn: null, revision: 3 });
    expect(offer.revisions.map(({ by, terms }) => [by, terms.monthlySalary])).toEqual([
      ['club', 1800],
      ['recipient', 2400],
      ['club', 2100],
    ]);
    expect(offer.timeline.map(({ act, by }) => [act, by])).toEqual([
      ['created', 'club'],
      ['viewed', 'recipient'],
      ['revised', 'recipient'],
      ['viewed', 'club'],
      ['revised', 'club'],
      ['viewed', 'recipient'],
      ['accepted', 'recipient'],
    ]);
    const frozen = await counter(made, club.token, offer.version);
    expect(frozen.problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('can also be answered by the linked adult player: the first answer counts', async () => {
    const { agent, player, offerId } = await linkedOffer('2003-05-20');
    const { version } = (await open(player.token, offerId)).ok;
    const input = { offerId, version, status: offerStatus.rejected, reason: 'money' } as const;
    expect((await app.call(player.token, 'Offer/UpdateOfferStatus', input)).ok.offer.status).toBe(
      offerStatus.rejected,
    );
    expect((await app.call(agent.token, 'Offer/UpdateOfferStatus', input)).problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      current: { Status: 1, Reason: 'money' },
    });
  });

  it('can be read but not answered by a linked minor', async () => {
    const { player, offerId } = await linkedOffer('2009-05-20');
    const seen = (await open(player.token, offerId)).ok;
    expect(seen).toMatchObject({ status: 0, side: 'reader' });
    expect(Object.values(seen.can)).not.toContain(true);
    const input = { offerId, version: seen.version, status: offerStatus.rejected, reason: 'age' } as const;
    expect((await app.call(player.token, 'Offer/UpdateOfferStatus', input)).problem.code).toBe('FORBIDDEN');
  });

  it('shows the agent’s commission to the club and the agent, not to the player, whose counter-offer keeps it', async () => {
    const made = await linkedOffer('2003-05-20');
    const { agent, club, player, offerId } = made;
    for (const { token } of [agent, club]) {
      expect((await get(token, offerId)).ok.revisions[0]?.terms.commissionPercent).toBe(5);
    }
    const seen = (await open(player.token, offerId)).ok;
    expect(JSON.stringify(seen)).not.toContain('commission');
    expect((await counter(made, player.token, seen.version, { commissionPercent: 0 })).problem.code).toBe(
      'FORBIDDEN',
    );
    const countered = (await counter(made, player.token, seen.version, { monthlySalary: 2500 })).ok.offer;
    expect(JSON.stringify(countered)).not.toContain('commission');
    expect((await get(club.token, offerId)).ok.revisions[1]?.terms).toMatchObject({ commissionPercent: 5 });
    const events = await app.services.db
      .selectFrom('events')
      .selectAll()
      .where('type', 'like', 'offer.%')
      .execute();
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain('commission');
  });

  it('can answer an application to a request of the club, for its player, unless it was rejected', async () => {
    const player = await makePlayerAccount(app);
    const { club, requestId } = await makeOpenRequest(app);
    const { candidate } = (await applyTo(app, player.token, requestId)).ok;
    const candidateId = candidate.id;
    const offerTo = (token: string, more: object = {}) =>
      app.call(token, 'Offer/CreateOffer', { candidateId, ...usualTerms, commissionPercent: 5, ...more });
    const other = await makeTeamMember(app);
    const agent = await makeAgent(app);
    const somebody = await makeAgentPlayer(app, agent.agentId);
    expect((await offerTo(other.token)).status).toBe(404);
    expect((await offerTo(club.token, { candidateId: 987_654_321 })).status).toBe(404);
    expect((await offerTo(club.token, { playerId: somebody })).status).toBe(404);
    const { offer } = (await offerTo(club.token)).ok;
    expect(offer).toMatchObject({
      candidateId,
      requestId,
      player: { id: player.playerId },
      negotiationId: null,
    });
    const listed = async (token: string) => (await app.call(token, 'Offer/GetOffers', {})).ok.items[0];
    // The club's list and export contain the commission; the player's do not.
    expect(await listed(club.token)).toMatchObject({ id: offer.id, requestId, commissionPercent: 5 });
    expect(JSON.stringify(await listed(player.token))).not.toContain('ommission');
    const withdrawn = { candidateId, version: candidate.version };
    await app.call(player.token, 'Candidate/WithdrawApplication', withdrawn).then(({ ok }) => ok);
    expect((await get(club.token, offer.id)).ok).toMatchObject({ candidateId: null, requestId: null });

    const second = (await applyTo(app, player.token, (await makeOpenRequest(app)).requestId)).ok.candidate;
    const staff = await makeStaff(app);
    const rejection = {
      candidateId: second.id,
      version: 1,
      status: candidateStatus.rejected,
      reason: 'level',
    } as const;
    await app.call(staff.token, 'Candidate/MoveCandidate', rejection).then(({ ok }) => ok);
    const { teamId } = second.request;
    const late = await offerTo(staff.token, { candidateId: second.id, teamId });
    expect(late.problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('is rejected with a code that the player sees; the code other requires words', async () => {
    const { agent, club, offerId, version } = await makeViewedOffer(app);
    const reject = (input: object) =>
      app.call(agent.token, 'Offer/UpdateOfferStatus', {
        offerId,
        version,
        status: offerStatus.rejected,
        ...input,
      });
    expect((await reject({})).problem.code).toBe('REASON_REQUIRED');
    expect((await reject({ reason: 'other' })).problem.errors?.[0]?.field).toBe('Note');
    expect((await reject({ reason: 'other', note: 'Resta vicino a casa.' })).ok.offer.status).toBe(1);
    const seen = (await get(club.token, offerId)).ok;
    expect(seen.timeline.at(-1)).toMatchObject({ reason: 'other', note: 'Resta vicino a casa.' });
  });

  it('can be answered by staff for either side, and canceled only by the club and staff', async () => {
    const { agent, offerId, version } = await makeViewedOffer(app);
    const cancel = { offerId, version, status: offerStatus.canceled, note: 'Ruolo coperto' } as const;
    expect((await app.call(agent.token, 'Offer/UpdateOfferStatus', cancel)).problem.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
    const staff = await makeStaff(app);
    const input = { offerId, version, status: offerStatus.accepted, revision: 1 } as const;
    const { offer } = (await app.call(staff.token, 'Offer/UpdateOfferStatus', input)).ok;
    expect(offer.timeline.at(-1)).toMatchObject({ by: 'staff', actorName: null, act: 'accepted' });
  });

  it('expires after its last day, once, however late or often the job runs', async () => {
    const { agent, offerId, version } = await makeViewedOffer(app, { terms: { expiresOn: '2026-09-16' } });
    await expire();
    expect((await get(agent.token, offerId)).ok.status).toBe(3);
    app.clock.advance({ days: 2 });
    const late = { offerId, version, status: offerStatus.accepted, revision: 1 } as const;
    const again = await app.call(agent.token, 'Offer/UpdateOfferStatus', late);
    expect([401, 409]).toContain(again.status);
    await Promise.all([expire(), expire()]);
    await expire();
    const row = await app.services.db
      .selectFrom('offers')
      .selectAll()
      .where('id', '=', offerId)
      .executeTakeFirst();
    expect(row).toMatchObject({ status: 5, reason: 'expired', version: version + 1 });
    app.clock.advance({ days: -2 });
  });

  it('is refused with the spec’s text while mandatory parameters are missing', async () => {
    const { club, playerId } = await makeViewedDeal(app);
    const { problem } = await app.call(club.token, 'Offer/CreateOffer', { playerId, monthlySalary: 900 });
    expect(problem.code).toBe('MISSING_OFFER_PARAMETERS');
    expect(problem.errors?.map(({ field }) => field)).toEqual([
      'Level',
      'Country',
      'City',
      'Season',
      'Months',
    ]);
  });

  it('accepts the player info of the second step, all fields mandatory, from either side', async () => {
    const { agent, club, offerId, version } = await makeOffer(app);
    const half = { offerId, version, residence: 'Padova' };
    const { problem } = await app.call(club.token, 'Offer/AddPlayerInfo', half);
    expect([problem.code, problem.errors?.map(({ field }) => field)]).toEqual([
      'MISSING_PLAYER_INFO',
      ['LastTeam', 'LastTeamCountry'],
    ]);
    const whole = { ...half, lastTeam: 'Aurora Ticino', lastTeamCountry: 'CH' };
    const { message, offer } = (await app.call(agent.token, 'Offer/AddPlayerInfo', whole)).ok;
    expect(message).toBe('Informazioni del calciatore aggiunte');
    expect(offer).toMatchObject({ status: 0, playerInfo: { lastTeam: 'Aurora Ticino' } });
  });

  it('can be open only once for a person, who must be visible and have somebody to answer', async () => {
    const { club, playerId } = await makeOffer(app);
    const create = (input: object) => app.call(club.token, 'Offer/CreateOffer', { ...usualTerms, ...input });
    expect((await create({ playerId })).problem.code).toBe('OFFER_EXISTS');
    const other = await makeAgent(app);
    const hidden = await makeAgentPlayer(app, other.agentId, { onMarket: false });
    expect((await create({ playerId: hidden })).problem.code).toBe('NOT_FOUND');
    expect((await create({ playerId, teamId: await makeTeam(app) })).problem.code).toBe('SUBJECT_MISMATCH');
    const coach = await makeCoach(app);
    const { offer } = (await create({ coachingStaffId: coach.coachingStaffId, goalsBonus: null })).ok;
    expect(offer).toMatchObject({
      player: null,
      coach: { id: coach.coachingStaffId },
      can: { addPlayerInfo: false },
    });
    expect((await open(coach.token, offer.id)).ok.status).toBe(3);
    const scout = await makeCoach(app, { scout: true });
    expect((await create({ coachingStaffId: scout.coachingStaffId })).problem.code).toBe('NOT_FOUND');
  });

  it('mails the side whose turn it is, and posts in the negotiation’s room', async () => {
    const made = await makeViewedOffer(app, { terms: { expiresOn: '2026-10-31' } });
    const { agent, club, offerId, negotiationId } = made;
    await counter(made, agent.token, made.version, { monthlySalary: 2400 });
    await app.settle();
    const mails = await app.mailTo(club.email);
    const countered = mails.find(({ subject }) => subject.includes('Controproposta'));
    expect(countered?.links).toContain(`http://trattativa.test/#/offers/${offerId}`);
    const notes = await app.services.db
      .selectFrom('messages as m')
      .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
      .select('m.content')
      .where('c.negotiation_id', '=', negotiationId)
      .where('m.content', 'like', '%offerta%')
      .orderBy('m.id')
      .execute();
    // Created, viewed, countered.
    expect(notes).toHaveLength(3);
  });

  it('is listed for each side, filtered, sorted and paged', async () => {
    const club = await makeTeamMember(app);
    const salaries = [1500, 900, 2700];
    const offers: MadeOffer[] = [];
    for (const monthlySalary of salaries) {
      offers.push(await makeOffer(app, { deal: { club }, terms: { monthlySalary } }));
    }
    const list = async (input: object) => (await app.call(club.token, 'Offer/GetOffers', input)).ok;
    const bySalary = await list({ sort: 'salary', limit: 2 });
    expect(bySalary.items.map((item) => item.monthlySalary)).toEqual([2700, 1500]);
    const rest = await list({ sort: 'salary', limit: 2, cursor: bySalary.nextCursor });
    expect([rest.items.map((item) => item.monthlySalary), rest.total]).toEqual([[900], 3]);
    expect((await list({ myTurn: true })).total).toBe(0);
    expect((await list({ salaryFrom: 1000, level: 3, statuses: [0] })).total).toBe(2);
    const [first] = offers as [MadeOffer];
    const agents = (await app.call(first.agent.token, 'Offer/GetOffers', { myTurn: true })).ok;
    expect(agents.items.map(({ id }) => id)).toEqual([first.offerId]);
    const surname = agents.items[0]?.player?.surname as string;
    expect((await list({ text: surname.toUpperCase() })).items.map(({ id }) => id)).toEqual([first.offerId]);
  });
});
