import { offerStatus } from '@trattativa/domain/deals/offer-statuses';
import type { Level } from '@trattativa/domain/people/levels';
import { seasonOfRequest } from '@trattativa/domain/people/season';
import type { App } from '../app.ts';
import { addPlayerInfo } from '../deals/offers/add-player-info.ts';
import { createOffer } from '../deals/offers/create-offer.ts';
import { expireOffers } from '../deals/offers/jobs/expire-offers.ts';
import { openOffer } from '../deals/offers/open-offer.ts';
import { reviseOffer } from '../deals/offers/revise-offer.ts';
import { updateOfferStatus } from '../deals/offers/update-offer-status.ts';
import { isMinor } from '../people/players/players.policy.ts';
import { findPlayer } from '../people/players/players.repository.ts';
import { addDays, dayOf } from '../platform/clock.ts';
import type { Services } from '../platform/services.ts';
import { findDemoCoach, listProposedAdults } from './demo-deals.repository.ts';
import { leastMonthlyPay } from './demo-pay.ts';
import type { DemoPeople } from './demo-people.ts';
import { agentActor, clubActor, Past } from './past.ts';
import { SeededRandom } from './seeded-random.ts';

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
  ['expired', 30],
  ['rejected', 24],
  ['accepted', 21],
  ['canceled', 15],
  ['answered', 6],
  ['countered', 4],
  ['viewed', 2],
  ['pending', 0.4],
];

interface DemoOffer {
  club: Club;
  /** Who answers; null: nobody in the demo. */
  agent: Agent | null;
  playerId?: number;
  coachingStaffId?: number;
  fate: Fate;
  daysAgo: number;
}

/**
 * Offers in every status between the demo logins; player@demo.test has three to compare, coach@demo.test
 * one.
 */
export async function playDemoOffers(app: App, people: DemoPeople, today: Date): Promise<void> {
  const random = new SeededRandom(20_261_014);
  const past = new Past(app, addDays(today, -35));
  for (const offer of (await plan(past, people, today)).sort((a, b) => b.daysAgo - a.daysAgo)) {
    await past.goTo(addDays(today, -offer.daysAgo));
    await playOffer(past, random, offer);
  }
  await past.goTo(today);
  const [club] = people.clubs;
  if (club) await past.act((services: Services) => expireOffers.run(services, {}), clubActor(club), {});
  await past.settle();
}

async function plan(past: Past, people: DemoPeople, today: Date): Promise<DemoOffer[]> {
  const [agent, partner, premium] = people.agents;
  const [club, second, third, fourth] = people.clubs;
  if (!agent || !partner || !premium || !club || !second || !third || !fourth) return [];
  const adultUntil = dayOf(addDays(today, -19 * 366));
  const playersOf = (of: Agent, limit: number) => listProposedAdults(past.db, of.agentId, adultUntil, limit);
  const offers: DemoOffer[] = [];
  for (const [index, playerId] of (await playersOf(agent, fates.length)).entries()) {
    const [fate, daysAgo] = fates[index] as (typeof fates)[number];
    offers.push({ club, agent, playerId, fate, daysAgo });
  }
  for (const [other, by] of [
    [partner, second],
    [premium, third],
  ] as const) {
    for (const [index, playerId] of (await playersOf(other, 2)).entries()) {
      offers.push({
        club: by,
        agent: other,
        playerId,
        fate: index ? 'viewed' : 'accepted',
        daysAgo: 9 - index * 5,
      });
    }
  }
  for (const [index, by] of [second, third, fourth].entries()) {
    offers.push({
      club: by,
      agent: null,
      playerId: people.registeredPlayerId,
      fate: 'pending',
      daysAgo: 3 - index,
    });
  }
  const coachingStaffId = await findDemoCoach(past.db, 'coach@demo.test');
  if (coachingStaffId !== null) {
    offers.push({ club, agent: null, coachingStaffId, fate: 'pending', daysAgo: 1.5 });
  }
  return offers;
}

/** In ten months a professional is paid the minimum of a year. */
function leastPayOf({ level }: Club): number {
  return Math.ceil((leastMonthlyPay(level) * 12) / 1000) * 100;
}

async function playOffer(past: Past, random: SeededRandom, described: DemoOffer): Promise<void> {
  const { fate, playerId, coachingStaffId } = described;
  const club = clubActor(described.club);
  const player = playerId === undefined ? null : await findPlayer(past.db, playerId);
  const terms = {
    // The same draws for every club, from a minimum on in a professional league.
    monthlySalary: random.pick([900, 1200, 1800, 2400, 3200]) + leastPayOf(described.club),
    food: random.pick([true, false]),
    house: random.pick([0, 1, null] as const),
    travelTicket: random.pick([true, false]),
    playoffBonus: random.pick([1000, 2000]),
    leagueWinnersBonus: random.pick([3000, 5000]),
    goalsBonus: { amount: random.pick([150, 300]), every: 5 },
    matchesBonus: { amount: 400, every: 10 },
    seasonGoal: random.pick([0, 1] as const),
    level: described.club.level as Level,
    country: 'IT' as const,
    city: described.club.city,
    season: seasonOfRequest(dayOf(past.now)),
    months: 10,
    // Nobody may take a commission on a minor's deal.
    ...(!(player && isMinor(player, dayOf(past.now))) && { commissionPercent: 5 }),
    comments: 'Ritiro dal 15 luglio, contratto fino al 30 giugno.',
  };
  const expiresOn = dayOf(addDays(past.now, fate === 'expired' ? 10 : 45));
  const made = await past.act(createOffer, club, { playerId, coachingStaffId, ...terms, expiresOn });
  const offerId = made.offer.id;
  let { version } = made.offer;
  if (playerId !== undefined && fate !== 'pending') {
    const info = { residence: 'Padova', lastTeam: 'Virtus Brenta', lastTeamCountry: 'IT' as const };
    ({ version } = (await past.act(addPlayerInfo, club, { offerId, version, ...info })).offer);
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
