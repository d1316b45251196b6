import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { seasonGoal } from '@trattativa/domain/deals/offers/season-goals';
import type { Level } from '@trattativa/domain/people/levels';
import { seasonOfRequest } from '@trattativa/domain/people/season';
import { createOffer } from '../../deals/offers/create-offer.ts';
import { openOffer } from '../../deals/offers/open-offer.ts';
import { updateOfferStatus } from '../../deals/offers/update-offer-status.ts';
import { dayOf } from '../../platform/clock.ts';
import { agentActor, clubActor, type Past } from '../past.ts';
import type { DemoPeople } from '../people/demo-people.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { contractKindAt, payOffered } from './demo-pay.ts';

interface Agreed {
  agent: DemoPeople['agents'][number];
  club: DemoPeople['clubs'][number];
  player: { id: number; born_date: string | null; requested_salary_cents: number | null };
  of: { negotiationId: number } | { candidateId: number };
}

const monthsOfSeason = 10;
const minMonths = 6;

/** What the club pays for: the rest of the season, or the next one if little is left of it. */
export function timeOf(now: Date): { season: number; months: number; comments: string } {
  const season = seasonOfRequest(dayOf(now));
  const left = monthsLeft(season, now) - 1;
  if (left < minMonths || left > monthsOfSeason)
    return {
      season: left < minMonths ? season + 1 : season,
      months: monthsOfSeason,
      comments: 'Ritiro dal 15 luglio, contratto fino al 30 giugno.',
    };
  return { season, months: left, comments: 'Contratto fino al 30 giugno, con inizio appena sei tesserato.' };
}

/** The season that a signature of today is for, from now on. */
export function restOfSeason(now: Date): { season: number; months: number; comments: string } {
  const season = seasonOfRequest(dayOf(now));
  return { season, months: Math.min(monthsLeft(season, now), monthsOfSeason), comments: '' };
}

/** Months from this one to the last of the season. */
function monthsLeft(season: number, now: Date): number {
  return (season + 1) * 12 + 6 - (now.getUTCFullYear() * 12 + now.getUTCMonth());
}

/** Bonuses that fit the pay: a month's pay for the play-offs, two for the first place. */
export function bonusesOf(monthlySalary: number) {
  const month = Math.max(100, Math.round(monthlySalary / 100) * 100);
  return {
    playoffBonus: month,
    leagueWinnersBonus: month * 2,
    seasonGoal: month % 200 === 0 ? seasonGoal.playOff : seasonGoal.leagueWinners,
  };
}

/** The club offers what is about to be signed, near what the player asks, and the agent accepts. Returns the pay of a month in euros. */
export async function agreeOnContract(past: Past, random: SeededRandom, deal: Agreed): Promise<number> {
  const { player, of } = deal;
  const [agent, club] = [agentActor(deal.agent), clubActor(deal.club)];
  const { level, city } = deal.club;
  const time = restOfSeason(past.now);
  const asked = (player.requested_salary_cents ?? 0) / 100;
  const monthlySalary = payOffered(level, asked, 0.9 + random.next() * 0.15);
  const { offer } = await past.act(createOffer, club, {
    ...of,
    monthlySalary,
    food: random.chance(0.4),
    house: random.pick([0, 1, null] as const),
    travelTicket: false,
    ...bonusesOf(monthlySalary),
    level: level as Level,
    country: 'IT',
    city,
    ...time,
    contractKind: contractKindAt(level, player.born_date, dayOf(past.now)),
  });
  await past.wait(random.between(30, 300));
  const { version } = await past.act(openOffer, agent, { offerId: offer.id });
  await past.wait(random.between(20, 200));
  const answer = { offerId: offer.id, version, status: offerStatus.accepted, revision: 1 };
  await past.act(updateOfferStatus, agent, answer);
  return monthlySalary;
}
