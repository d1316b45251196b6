import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import type { TestApp } from '../stage/build-test-app.ts';
import { applyTo, makeOpenRequest } from './applications.ts';
import { usualTerms } from './deals.ts';
import { dayIn, enquiryAbout } from './enquiries.ts';
import { type Setting, writeBirth } from './protected-minors.ts';

/** Records begun while everybody took the player for an adult; afterwards the record has the true birth date. */

const adult = '2000-03-17';

/** A candidate whom the agent put forward, and the step that moves it on. */
export async function olderCandidate(app: TestApp, setting: Setting) {
  const { agent, playerId, bornDate } = setting;
  await writeBirth(app, playerId, adult);
  const { requestId, club } = await makeOpenRequest(app, { country: 'FR' });
  await app.services.db.updateTable('teams').set({ country: 'FR' }).where('id', '=', club.teamId).execute();
  const { candidate } = (await applyTo(app, agent.token, requestId, { playerId })).ok;
  await writeBirth(app, playerId, bornDate);
  const { id: candidateId, version, temporary } = candidate;
  const status = temporary ? candidateStatus.pending : candidateStatus.active;
  return { club, requestId, move: { candidateId, version, status } };
}

/** A negotiation on trial, and the record of the trial as the club would write it. */
export async function olderTrial(app: TestApp, setting: Setting) {
  const { agent, club, playerId, bornDate } = setting;
  await writeBirth(app, playerId, adult);
  const input = { playerId, level: 3 as const, teamIds: [club.teamId] };
  const begun = (await app.call(agent.token, 'Negotiation/CreateNegotiation', input)).ok;
  const negotiationId = begun.items[0]?.id as number;
  const { version } = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', {
    negotiationId,
    version,
    status: negotiationStatus.trial,
  });
  await writeBirth(app, playerId, bornDate);
  return {
    negotiationId,
    version: 0,
    startsOn: dayIn(app, 0),
    endsOn: dayIn(app, 6),
    place: 'Padova',
    travelPaidBy: 'club',
    boardPaidBy: 'club',
    lodgingPaidBy: 'club',
    consent: 'given',
    fitUntil: dayIn(app, 200),
    parentsAgree: false,
  } as const;
}

/** A club's enquiry that the agent has opened, and a yes to it. */
export async function olderEnquiry(app: TestApp, setting: Setting) {
  const { agent, club, playerId, bornDate } = setting;
  await writeBirth(app, playerId, adult);
  const asked = enquiryAbout(app, playerId);
  const { negotiation } = (await app.call(club.token, 'Negotiation/CreateEnquiry', asked)).ok;
  const negotiationId = negotiation.id;
  const { version } = (await app.call(agent.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  await writeBirth(app, playerId, bornDate);
  return { negotiationId, version, answer: 'available' } as const;
}

/** An offer to somebody who passed for an adult, opened by the agent. */
export async function olderOffer(app: TestApp, setting: Setting, terms: object = {}) {
  const { agent, club, playerId } = setting;
  await writeBirth(app, playerId, adult);
  const made = await app.call(club.token, 'Offer/CreateOffer', { playerId, ...usualTerms, ...terms });
  const offerId = made.ok.offer.id;
  const { version } = (await app.call(agent.token, 'Offer/OpenOffer', { offerId })).ok;
  return { offerId, version };
}
