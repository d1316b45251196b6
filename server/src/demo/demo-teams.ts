import type { OrgChartInput } from '@trattativa/contract/people/teams/team';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { type Category, levelOfCategory, seniorCategories } from '@trattativa/domain/people/categories';
import { orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import type { App } from '../app.ts';
import { inviteTeamMember } from '../people/teams/claims/invite-team-member.ts';
import { listOrgChart } from '../people/teams/teams.repository.ts';
import { updateDefaultOrgChart, updateTeamContacts } from '../people/teams/update-team.ts';
import { addDays } from '../platform/clock.ts';
import {
  type DemoPlace,
  type DemoTeam,
  type DemoTeamDetails,
  describeDemoTeams,
  insertDemoPlaces,
  insertWaitingDemoTeam,
  listDemoTeams,
} from './demo-teams.repository.ts';
import { agentActor, clubActor, Past } from './past.ts';
import { demoDomain, inAddress, phonePrefix } from './people/demo-addresses.ts';
import { listDemoNames } from './people/demo-people.repository.ts';
import type { DemoPeople } from './people/demo-people.ts';
import { inventName, reserveNames } from './people/invented-names.ts';
import { SeededRandom } from './seeded-random.ts';
import townPlaces from './town-places.json' with { type: 'json' };

const seed = 20_261_121;
const places = townPlaces as unknown as Record<string, [number, number] | undefined>;
const youthCategories = [3, 4, 13, 14, 18, 23, 27];

/**
 * Fills the clubs' records: places, org charts, contacts, scouting settings. Adds two clubs awaiting
 * acceptance, a change of club@demo.test proposed by premium@demo.test, and an open invitation by
 * club@demo.test.
 */
export async function describeDemoClubs(app: App, people: DemoPeople, now: Date): Promise<void> {
  const { db } = app.services;
  const random = new SeededRandom(seed);
  reserveNames(random, await listDemoNames(db));
  const teams = await listDemoTeams(db);
  await describeDemoTeams(
    db,
    teams.map((team) => detailsOf(random, team)),
  );
  // Clubs on the platform have a complete org chart; of the others every third has a partial one.
  const known = teams.filter((team, index) => team.profile === profileType.team || index % 3 === 0);
  await insertDemoPlaces(
    db,
    known.flatMap((team) => orgChartOf(random, team)),
  );
  await insertWaitingDemoTeam(
    db,
    {
      name: 'ASD Polisportiva Valbrenta',
      city: 'Bassano del Grappa',
      email: 'valbrenta@club.demo.test',
      person: { name: 'Elena', surname: 'Moro' },
    },
    addDays(now, -2),
  );
  await insertWaitingDemoTeam(
    db,
    {
      name: 'AC Milan Academy Lodi',
      city: 'Lodi',
      email: 'lodi@club.demo.test',
      person: { name: 'Piero', surname: 'Costa' },
    },
    addDays(now, -1),
  );
  const [club] = people.clubs;
  const premium = people.agents[2];
  if (!club || !premium) return;
  const past = new Past(app, addDays(now, -3));
  await past.act(inviteTeamMember, clubActor(club), {
    email: 'direttore@club.demo.test',
    name: 'Ivo Sartor',
  });
  await past.wait(60);
  const proposer = { ...agentActor(premium), kind: 'premium' as const };
  await past.act(updateTeamContacts, proposer, {
    teamId: club.teamId,
    contacts: { email: 'direzione@club.demo.test', phone: '+39 049 555 0170' },
  });
  const chart = await listOrgChart(db, club.teamId);
  const newcomer = { name: 'Dario Fabbri', email: 'ds@club.demo.test', phone: '+39 333 555 0171' };
  const places = chart.map(({ role, name, email, phone }) =>
    role === sportsDirector ? { role, ...newcomer } : { role, name, email, phone },
  ) as OrgChartInput['places'];
  const orgChart = { places, defaultRole: orgChartRole.sportsDirector };
  await past.act(updateDefaultOrgChart, proposer, { teamId: club.teamId, orgChart });
  await past.settle();
}

function detailsOf(random: SeededRandom, team: DemoTeam): DemoTeamDetails {
  const [latitude = null, longitude = null] = places[`${team.country} ${team.city}`] ?? [];
  const italian = team.country === 'IT';
  const senior = seniorCategories.find((category) => levelOfCategory(category as Category) === team.level);
  const byRegion = italian && random.chance(0.5);
  return {
    id: team.id,
    // Clubs of one town are placed side by side, so that they do not cover each other.
    latitude: latitude === null ? null : latitude + (random.next() - 0.5) * 0.06,
    longitude: longitude === null ? null : longitude + (random.next() - 0.5) * 0.06,
    website: random.chance(0.7) ? `https://${demoDomain(team.name)}` : null,
    contact_phone: phoneIn(team.country, random),
    categories_played: italian
      ? [senior ?? 6, ...random.sample(youthCategories, 2)].sort((a, b) => a - b)
      : [],
    youth_section: random.pick([0, 15, 15, 23]),
    scouting_first_team: random.chance(0.7),
    scouting_reports: [
      ...random.sample(['world', 'national', 'district', 'local', 'elite'], random.between(1, 3)),
      ...(byRegion ? ['region'] : []),
    ],
    scouting_region: byRegion ? random.pick(['VEN', 'LOM', 'EMR', 'TOS', 'LAZ']) : null,
    scouting_level: team.level === null ? null : Math.min(team.level + 1, 14),
    scouting_eu_passport: random.chance(0.4),
    scouting_under_age: random.chance(0.5) ? random.between(21, 30) : null,
  };
}

/** A number that nobody has. */
function phoneIn(country: string, random: SeededRandom): string {
  return `${phonePrefix(country)} 333 555 ${random.between(1000, 9999)}`;
}

const { president, coach, sportsDirector, secretary, youthSectorResponsible, firstDirective } = orgChartRole;
const registeredPlaces = [
  president,
  coach,
  sportsDirector,
  secretary,
  youthSectorResponsible,
  firstDirective,
];
const otherPlaces = [president, sportsDirector, secretary];

function orgChartOf(random: SeededRandom, team: DemoTeam): DemoPlace[] {
  const roles = team.profile === profileType.team ? registeredPlaces : otherPlaces;
  return roles.map((role) => {
    const { name, surname } = inventName(random, team.country);
    return {
      team_id: team.id,
      role,
      name: `${name} ${surname}`,
      email: `${inAddress(name)}.${inAddress(surname)}@${demoDomain(team.name)}`,
      phone: phoneIn(team.country, random),
      is_default: role === sportsDirector,
    };
  });
}
