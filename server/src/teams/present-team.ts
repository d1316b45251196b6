import type { TeamCard } from '@trattativa/contract/teams/endpoints';
import { type Actor, isStaff } from '../platform/actor.ts';
import type { TeamRow } from './teams.repository.ts';

/** A club as everybody may see it. */
export function presentTeamCard(team: TeamRow): TeamCard {
  return {
    id: team.id,
    name: team.name,
    city: team.city,
    country: team.country,
    region: team.region,
    category: team.category,
    level: team.level,
    leagueName: team.league_name,
    profile: team.profile,
    imageUrl: team.image_url,
  };
}

/** The card; for the club's own people, premium agents and staff also the contacts. */
export function presentTeam(team: TeamRow, actor: Actor) {
  const card = presentTeamCard(team);
  if (actor.teamId !== team.id && actor.kind !== 'premium' && !isStaff(actor)) return card;
  return { ...card, contactEmail: team.contact_email, contactPhone: team.contact_phone };
}
