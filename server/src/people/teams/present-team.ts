import type { TeamRow as ListRow } from '@trattativa/contract/people/teams/endpoints';
import type { FieldChange, Team, TeamCard } from '@trattativa/contract/people/teams/team';
import type { BritishAssociation } from '@trattativa/domain/people/associations';
import type { TeamChangeStatus } from '@trattativa/domain/people/team-change-statuses';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { OrgChartRow, TeamCardRow, TeamRow } from './team.ts';
import type { ListedTeam } from './team-list.repository.ts';
import { canEditTeam, canSeeTeamDetails, canSeeTeamPeople, editWaits } from './teams.policy.ts';

/** A club as everybody may see it. */
export function presentTeamCard(team: TeamCardRow): TeamCard {
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
    imageUrl: team.picture_url,
  };
}

/** The card; for members of the club, premium agents and staff with the contacts. */
export function presentTeamInfo(team: TeamRow, actor: Actor) {
  const card = presentTeamCard(team);
  if (!canSeeTeamDetails(actor, team)) return card;
  return { ...card, contactEmail: team.contact_email, contactPhone: team.contact_phone };
}

/** A row of the list; for agents the name only (permission matrix, Team/GetTeams). */
export function presentListedTeam(team: ListedTeam, actor: Actor): ListRow {
  if (!canSeeTeamDetails(actor, team)) return { id: team.id, name: team.name };
  return {
    ...presentTeamCard(team),
    stadiumName: team.stadium_name,
    contactEmail: team.contact_email,
    contactPhone: team.contact_phone,
    defaultContact: team.default_contact,
    updatedAt: team.updated_at.toISOString(),
  };
}

export interface TeamDetails {
  orgChart: readonly OrgChartRow[];
  /** The last proposal of the calling premium agent. */
  proposal?:
    | { status: TeamChangeStatus; reason: string; created_at: Date; changes: readonly FieldChange[] }
    | null
    | undefined;
}

/**
 * The only presenter of whole records: contacts, org chart and scouting settings are for members of the club,
 * premium agents and staff.
 */
export function presentTeam(team: TeamRow, actor: Actor, details: TeamDetails): Team {
  const presented: Team = {
    ...presentTeamCard(team),
    version: team.version,
    association: team.association as BritishAssociation | null,
    homeAssociation: team.home_association === 'GB' ? null : team.home_association,
    address: team.address,
    latitude: team.latitude,
    longitude: team.longitude,
    stadiumName: team.stadium_name,
    foundationYear: team.foundation_year,
    website: team.website,
    categoriesPlayed: team.categories_played,
    youthSection: team.youth_section,
    footballSchool: team.youth_section === 23,
    crestPattern: team.crest_pattern as Team['crestPattern'],
    crestFirst: team.crest_first as Team['crestFirst'],
    crestSecond: team.crest_second as Team['crestSecond'],
    updatedAt: team.updated_at.toISOString(),
    can: {
      edit: canEditTeam(actor, team),
      editWaits: editWaits(actor, team),
      remove: isStaff(actor),
      manageMembers: canSeeTeamPeople(actor, team),
    },
  };
  if (!canSeeTeamDetails(actor, team)) return presented;
  presented.contacts = { email: team.contact_email, phone: team.contact_phone };
  presented.orgChart = {
    places: details.orgChart.map(({ role, name, email, phone }) => ({ role, name, email, phone })),
    defaultRole: details.orgChart.find((place) => place.is_default)?.role ?? null,
  };
  presented.scouting = {
    firstTeam: team.scouting_first_team,
    reports: team.scouting_reports as NonNullable<Team['scouting']>['reports'],
    region: team.scouting_region,
    playerFromLevel: team.scouting_level,
    euPassport: team.scouting_eu_passport,
    overAge: team.scouting_over_age,
    underAge: team.scouting_under_age,
    minHeightCm: team.scouting_min_height_cm,
  };
  if (details.proposal) {
    const { status, reason, created_at, changes } = details.proposal;
    presented.proposal = { status, reason, createdAt: created_at.toISOString(), changes: [...changes] };
  }
  return presented;
}
