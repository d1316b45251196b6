import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { seasonGoal } from '@trattativa/domain/deals/offers/season-goals';
import type { Level } from '@trattativa/domain/people/levels';
import { seasonOfRequest } from '@trattativa/domain/people/season';
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
import type { DemoPeople } from '../people/demo-people.ts';
import { SeededRandom } from '../seeded-random.ts';
import {
  type DemoOfferee,
  findDemoCoach,
  findDemoOrigin,
  listDemoOfferees,
} from './demo-deals.repository.ts';
import { minMonthlyPay } from './demo-pay.ts';

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
  const [club, second, third, fourth] = people.clubs;
  if (!agent || !partner || !premium || !club || !second || !third || !fourth) return [];
  const adultUntil = dayOf(addDays(today, -19 * 366));
  const offereesOf = ({ agentId }: Agent, { teamId }: Club) =>
    listDemoOfferees(past.db, { agentId, teamId, bornUntil: adultUntil });
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
  for (const [index, by] of [second, third, fourth].entries()) {
    const own = (await offereesOf(agent, by)).find(({ playerId }) => playerId === people.registeredPlayerId);
    const offeree = own ?? { playerId: people.registeredPlayerId, negotiationId: null, since: null };
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

const monthsOfSeason = 10;
const minMonths = 6;

/** What the club pays for: the rest of the season, or the next one if little is left of it. */
function timeOf(now: Date): { season: number; months: number; comments: string } {
  const season = seasonOfRequest(dayOf(now));
  const left = (season + 1) * 12 + 5 - (now.getUTCFullYear() * 12 + now.getUTCMonth());
  if (left < minMonths || left > monthsOfSeason)
    return {
      season: left < minMonths ? season + 1 : season,
      months: monthsOfSeason,
      comments: 'Ritiro dal 15 luglio, contratto fino al 30 giugno.',
    };
  return { season, months: left, comments: 'Contratto fino al 30 giugno, con inizio appena sei tesserato.' };
}

/** In the months of the offer a professional is paid the minimum of a year. */
function leastPayOf({ level }: Club, months: number): number {
  return Math.ceil((minMonthlyPay(level) * 12) / months / 100) * 100;
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
  const terms = {
    // Salaries are drawn alike for every club, from a minimum on in a professional league.
    monthlySalary: random.pick([900, 1200, 1800, 2400, 3200]) + leastPayOf(described.club, time.months),
    food: random.pick([true, false]),
    house: random.pick([0, 1, null] as const),
    travelTicket: random.pick([true, false]),
    playoffBonus: random.pick([1000, 2000]),
    leagueWinnersBonus: random.pick([3000, 5000]),
    ...playingBonuses(random, coachingStaffId === undefined),
    seasonGoal: random.pick([seasonGoal.playOff, seasonGoal.leagueWinners]),
    level: described.club.level as Level,
    country: 'IT' as const,
    city: described.club.city,
    ...time,
    // Without an agent there is no commission, and nobody may take one on a minor's deal.
    ...(described.agent && !(player && isMinor(player, dayOf(past.now))) && { commissionPercent: 5 }),
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
    const more = { ...terms, monthlySalary: terms.monthlySalary + 600, house: 0 as const };
    await past.act(reviseOffer, agent, { offerId, version, ...more });
    await past.wait(random.between(60, 300));
    if (fate === 'countered') return;
    ({ version } = await past.act(openOffer, club, { offerId }));
    const meeting = { ...more, monthlySalary: terms.monthlySalary + 300, expiresOn };
    await past.act(reviseOffer, club, { offerId, version, ...meeting });
  }
}
