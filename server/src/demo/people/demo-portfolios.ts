import type { PlayerInput } from '@trattativa/contract/people/players/player';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import type { App } from '../../app.ts';
import type { PlayerFields } from '../../people/players/players.repository.ts';
import {
  saveCoachingStaffPlayer,
  saveTeamPlayer,
} from '../../people/players/portfolio/save-portfolio-player.ts';
import { askForDeletePlayer } from '../../people/portfolios/ask-for-delete-player.ts';
import { saveSearch } from '../../people/portfolios/save-search.ts';
import type { Actor } from '../../platform/actor.ts';
import { addDays } from '../../platform/clock.ts';
import { answerInvitation } from '../../representation/claims/answer-invitation.ts';
import { disputeListing } from '../../representation/claims/confirm-or-dispute-listing.ts';
import { inviteToClaim } from '../../representation/claims/invite-to-claim.ts';
import { getMyListings } from '../../representation/claims/read-invitations.ts';
import { agentActor, clubActor, Past } from '../past.ts';
import { SeededRandom } from '../seeded-random.ts';
import { coachesClub } from './demo-coaching-staff.ts';
import { findDemoStaffLogin, findDemoTalkedAbout, listDemoNames } from './demo-people.repository.ts';
import type { DemoPeople } from './demo-people.ts';
import { reserveNames } from './invented-names.ts';
import { inventPlayer } from './invented-player.ts';

const seed = 12_260_901;
const playersOfClub = 18;
const playersOfCoach = 16;

/**
 * Players of the portfolios of club@ and coach@, a removal request for staff and, for player@, one listing
 * to confirm and one disputed.
 */
export async function saveDemoPortfolios(app: App, people: DemoPeople, now: Date): Promise<void> {
  const past = new Past(app, addDays(now, -9));
  const random = new SeededRandom(seed);
  reserveNames(random, await listDemoNames(past.db));
  const [agent] = people.agents;
  const [club] = people.clubs;
  const { db } = app.services;
  const [coach, player] = await Promise.all(
    ['coach', 'player'].map((login) => findDemoStaffLogin(db, login)),
  );
  if (!agent || !club || !coach?.coachingStaffId || !player) return;
  const team = clubActor(club);
  const staffCoach: Actor = {
    ...team,
    accountId: coach.accountId,
    kind: 'coach',
    profile: profileType.coachingStaff,
    teamId: null,
    coachingStaffId: coach.coachingStaffId,
  };
  for (let index = 0; index < playersOfClub; index += 1)
    await past.act(saveTeamPlayer, team, { player: invented(random, club, now) });
  for (let index = 0; index < playersOfCoach; index += 1)
    await past.act(saveCoachingStaffPlayer, staffCoach, { player: invented(random, coachesClub, now) });
  await past.act(saveSearch, agentActor(agent), {
    name: 'Svincolati fino a 23 anni',
    query: 'ageTo=23&contract=0',
  });
  await disputeOne(past, staffCoach, {
    ...team,
    accountId: player.accountId,
    kind: 'player',
    profile: profileType.player,
    teamId: null,
  });
  await past.goTo(addDays(now, -2));
  const talkedAbout = await findDemoTalkedAbout(db, agent.agentId);
  if (talkedAbout) {
    const reason = 'Il calciatore ha deciso di smettere per motivi di studio.';
    await past.act(askForDeletePlayer, agentActor(agent), { ...talkedAbout, reason });
  }
  await past.settle();
}

/** coach@ lists player@, who disputes it. */
async function disputeOne(past: Past, coach: Actor, player: Actor): Promise<void> {
  const record = {
    name: 'Nicolò',
    surname: 'Serra',
    bornDate: '2004-02-11',
    principalRole: playerRole.attackingMidfielder,
    onMarket: false,
  } as const;
  const { player: listed } = await past.act(saveCoachingStaffPlayer, coach, { player: record });
  await past.act(inviteToClaim, coach, { playerId: listed.id, email: 'player@demo.test' });
  const { invitations } = await past.act(getMyListings, player, {});
  const invitationId = invitations[0]?.id ?? 0;
  await past.act(answerInvitation, player, { invitationId, accept: true });
  await past.act(disputeListing, player, {
    playerId: listed.id,
    reason: 'Ho fatto solo un allenamento con lui: non deve tenermi in portfolio.',
  });
}

/** An invented player of a club in the shape of the form. */
function invented(random: SeededRandom, club: { name: string; level: number }, now: Date): PlayerInput {
  const fields: PlayerFields = inventPlayer(random, club.level, [club.name], now, { bound: true });
  return {
    name: fields.name,
    surname: fields.surname,
    bornDate: fields.born_date,
    principalRole: fields.principal_role,
    secondaryRole: fields.secondary_role,
    contractualStatus: fields.contractual_status,
    foot: fields.foot,
    heightCm: fields.height_cm,
    weightKg: fields.weight_kg,
    nationality: fields.nationality,
    country: fields.country,
    phone: fields.phone,
    currentClub: fields.current_club,
    currentLevel: fields.current_level,
    contractEnd: fields.contract_end,
    searchLevels: fields.search_levels,
    countriesInterested: fields.countries_interested,
    immediateAvailability: fields.immediate_availability,
    // Players of clubs and coaches are observed, not offered: only agents' players are on the market.
    onMarket: false,
  } as PlayerInput;
}
