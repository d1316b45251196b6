import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import type { Level } from '@trattativa/domain/people/levels';
import type { App } from '../../app.ts';
import { addPlayerInfo } from '../../deals/offers/add-player-info.ts';
import { createOffer } from '../../deals/offers/create-offer.ts';
import { expireOffers } from '../../deals/offers/jobs/expire-offers.ts';
import { openOffer } from '../../deals/offers/open-offer.ts';
import { reviseOffer } from '../../deals/offers/revise-offer.ts';
import { updateOfferStatus } from '../../deals/offers/update-offer-status.ts';
import { isMinor } from '../../people/players/players.policy.ts';
import { findPlayer } from '../../people/players/players.repository.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import { agentActor, clubActor, Past } from '../past.ts';
import { clubsWithinReach, type DemoPeople } from '../people/demo-people.ts';
import { SeededRandom } from '../seeded-random.ts';
import { bonusesOf, timeOf } from './demo-contracts.ts';
import {
  type DemoOfferee,
  findDemoCoach,
  findDemoOrigin,
  listDemoOfferees,
} from './demo-deals.repository.ts';
import { contractKindAt, isPayable, payOffered, usualMonthlyPay } from './demo-pay.ts';

type Agent = DemoPeople['agents'][number];
type Club = DemoPeople['clubs'][number];

/** The last step of an offer. */
type Fate =
  | 'pending'
  | 'viewed'
  | 'countered'
  | 'answered'
  | 'accepted'
  | 'rejected'
  | 'canceled'
  | 'expired';

/** The offers between club@demo.test and agent@demo.test, with the days since their creation. */
const fates: readonly [fate: Fate, daysAgo: number][] = [
  ['answered', 6],
  ['countered', 4],
  ['viewed', 2],
  ['expired', 30],
  ['rejected', 24],
  ['canceled', 15],
  ['accepted', 2.6],
  ['pending', 0.4],
];
/** The offers before this one wait for an answer. */
const firstEnded = 3;
/** An offer that expires was valid for so many days. */
const daysValid = 10;

interface DemoOffer {
  club: Club;
  /** Agent who answers; null: nobody in the demo. */
  agent: Agent | null;
  playerId?: number;
  coachingStaffId?: number;
  /** The negotiation that it is part of. */
  negotiationId?: number | null;
  fate: Fate;
  at: Date;
}

/**
 * Offers in every status between the demo logins; player@demo.test has three to compare, coach@demo.test
 * one.
 */
export async function playDemoOffers(app: App, people: DemoPeople, today: Date): Promise<void> {
  const random = new SeededRandom(20_261_014);
  const past = new Past(app, addDays(today, -35));
  const offers = (await plan(past, people, today)).sort((a, b) => a.at.getTime() - b.at.getTime());
  const ends = offers.flatMap(({ fate, at }) => (fate === 'expired' ? [addDays(at, daysValid + 1)] : []));
  for (const offer of offers) {
    while (ends[0] && ends[0] < offer.at) await expire(past, people, ends.shift() as Date);
    await past.goTo(offer.at);
    await playOffer(past, random, offer);
  }
  for (const end of ends) await expire(past, people, end);
  await past.goTo(today);
  await past.settle();
}

/** Runs the nightly job at an instant. */
async function expire(past: Past, { clubs: [club] }: DemoPeople, at: Date): Promise<void> {
  await past.goTo(at);
  if (club) await past.act((services: Services) => expireOffers.run(services, {}), clubActor(club), {});
}

async function plan(past: Past, people: DemoPeople, today: Date): Promise<DemoOffer[]> {
  const [agent, partner, premium] = people.agents;
  const [club, second, third] = people.clubs;
  if (!agent || !partner || !premium || !club || !second || !third) return [];
  const adultUntil = dayOf(addDays(today, -19 * 366));
  const { months } = timeOf(today);
  const offereesOf = async ({ agentId }: Agent, { teamId, level }: Club) =>
    (await listDemoOfferees(past.db, { agentId, teamId, bornUntil: adultUntil })).filter(({ asked }) =>
      isPayable(level, asked, months),
    );
  const offers: DemoOffer[] = [];
  const offerees = await offereesOf(agent, club);
  const talking = offerees.filter(({ negotiationId }) => negotiationId !== null);
  const others = offerees.filter(({ negotiationId }) => negotiationId === null);
  for (const [index, [fate, daysAgo]] of fates.entries()) {
    // What is open is said in the negotiation of the two, after its last step.
    const offeree = (index < firstEnded ? talking.shift() : undefined) ?? others.shift();
    if (offeree) offers.push({ club, agent, ...offeree, fate, at: after(addDays(today, -daysAgo), offeree) });
  }
  for (const [other, by] of [
    [partner, second],
    [premium, third],
  ] as const) {
    for (const [index, offeree] of (await offereesOf(other, by)).slice(0, 2).entries()) {
      const at = after(addDays(today, index * 5 - 9), offeree);
      offers.push({ club: by, agent: other, ...offeree, fate: index ? 'viewed' : 'accepted', at });
    }
  }
  for (const [index, by] of clubsWithinReach(people).slice(0, 3).entries()) {
    const own = (await offereesOf(agent, by)).find(({ playerId }) => playerId === people.registeredPlayerId);
    const offeree = own ?? {
      playerId: people.registeredPlayerId,
      negotiationId: null,
      since: null,
      asked: null,
    };
    const at = after(addDays(today, index - 3), offeree);
    offers.push({ club: by, agent: null, ...offeree, fate: 'pending', at });
  }
  const coachingStaffId = await findDemoCoach(past.db, 'coach@demo.test');
  if (coachingStaffId !== null) {
    offers.push({ club, agent: null, coachingStaffId, fate: 'pending', at: addDays(today, -1.5) });
  }
  return offers;
}

/** Some hours after the last step of the negotiation, if there is one. */
function after(planned: Date, { since }: DemoOfferee): Date {
  const next = since && addDays(since, 0.15);
  return next && next > planned ? next : planned;
}

/** Bonuses of a player; the same draws for a coach, who has none. */
function playingBonuses(random: SeededRandom, isPlayer: boolean) {
  const goalsBonus = { amount: random.pick([150, 300]), every: 5 };
  return isPlayer ? { goalsBonus, matchesBonus: { amount: 400, every: 10 } } : {};
}

async function playOffer(past: Past, random: SeededRandom, described: DemoOffer): Promise<void> {
  const { fate, playerId, coachingStaffId, negotiationId } = described;
  const club = clubActor(described.club);
  const player = playerId === undefined ? null : await findPlayer(past.db, playerId);
  const time = timeOf(past.now);
  const { level, city } = described.club;
  const today = dayOf(past.now);
  // Coaching staff ask nothing: they are offered what the league usually pays.
  const asked = player ? (player.requested_salary_cents ?? 0) / 100 : usualMonthlyPay(level);
  const monthlySalary = payOffered(level, asked, 0.9 + random.next() * 0.1, time.months);
  const terms = {
    monthlySalary,
    food: random.pick([true, false]),
    house: random.pick([0, 1, null] as const),
    travelTicket: random.pick([true, false]),
    ...bonusesOf(monthlySalary),
    ...playingBonuses(random, coachingStaffId === undefined),
    level: level as Level,
    country: 'IT' as const,
    city,
    ...time,
    ...(player && { contractKind: contractKindAt(level, player.born_date, today) }),
    // Without an agent there is no commission, and nobody may take one on a minor's deal.
    ...(described.agent &&
      !(player && isMinor(player, today)) && { commissionPercent: random.between(3, 5) }),
  };
  const expiresOn = dayOf(addDays(past.now, fate === 'expired' ? daysValid : 45));
  const made = await past.act(createOffer, club, {
    ...(negotiationId == null ? { playerId, coachingStaffId } : { negotiationId }),
    ...terms,
    expiresOn,
  });
  const offerId = made.offer.id;
  let { version } = made.offer;
  if (playerId !== undefined && fate !== 'pending') {
    const origin = await findDemoOrigin(past.db, playerId);
    const info = origin && { ...origin, lastTeamCountry: 'IT' as const };
    if (info) ({ version } = (await past.act(addPlayerInfo, club, { offerId, version, ...info })).offer);
  }
  await past.wait(random.between(30, 400));
  if (fate === 'canceled') {
    await past.act(updateOfferStatus, club, {
      offerId,
      version,
      status: offerStatus.canceled,
      note: 'Ruolo coperto con un prestito.',
    });
    return;
  }
  if (!described.agent || fate === 'pending' || fate === 'expired') return;
  const agent = agentActor(described.agent);
  ({ version } = await past.act(openOffer, agent, { offerId }));
  await past.wait(random.between(20, 200));
  if (fate === 'accepted') {
    await past.act(updateOfferStatus, agent, { offerId, version, status: offerStatus.accepted, revision: 1 });
  } else if (fate === 'rejected') {
    await past.act(updateOfferStatus, agent, {
      offerId,
      version,
      status: offerStatus.rejected,
      reason: 'money',
    });
  } else if (fate === 'countered' || fate === 'answered') {
    // The agent asks a little more, and the club meets the agent half way.
    const step = Math.max(50, Math.round(monthlySalary / 1_000) * 50);
    const more = { ...terms, monthlySalary: monthlySalary + step, house: 0 as const };
    await past.act(reviseOffer, agent, { offerId, version, ...more });
    await past.wait(random.between(60, 300));
    if (fate === 'countered') return;
    ({ version } = await past.act(openOffer, club, { offerId }));
    const meeting = { ...more, monthlySalary: monthlySalary + Math.round(step / 2), expiresOn };
    await past.act(reviseOffer, club, { offerId, version, ...meeting });
  }
}
