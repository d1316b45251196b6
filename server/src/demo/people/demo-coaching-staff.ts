import type { CoachingStaffInput } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { profileType } from '@trattativa/domain/identity/profile-types';
import {
  type CoachingStaffRole,
  coachingStaffRole,
  coachingStaffRoles,
} from '@trattativa/domain/people/coaching-staff-roles';
import { type Qualification, qualification } from '@trattativa/domain/people/qualifications';
import type { App } from '../../app.ts';
import { saveCoachingStaffInfo } from '../../people/coaching-staff/save-coaching-staff-info.ts';
import { savePlayerEvaluation } from '../../people/player-skills/save-player-evaluation.ts';
import { saveShortlistPlayer } from '../../people/scouts/change-shortlist-players.ts';
import { saveShortlist } from '../../people/scouts/save-shortlist.ts';
import type { Actor } from '../../platform/actor.ts';
import { addDays } from '../../platform/clock.ts';
import { clubNamesOf } from '../demo-clubs.ts';
import { agentActor, Past } from '../past.ts';
import { SeededRandom } from '../seeded-random.ts';
import {
  type DemoLogin,
  findDemoStaffLogin,
  listDemoNames,
  openDemoPlayersToScouts,
} from './demo-people.repository.ts';
import type { DemoPeople } from './demo-people.ts';
import { inventName, reserveNames } from './invented-names.ts';

const seed = 150_260_901;
const addedByPremium = 17;
const addedByStaff = 8;
const openedToScouts = 40;
const cities = [
  'Treviso',
  'Parma',
  'Bari',
  'Perugia',
  'Cagliari',
  'Como',
  'Ancona',
  'Lucca',
  'Lugano',
  'Siena',
];

/** The club of coach@demo.test, whose portfolio holds its players. */
export const coachesClub = { name: 'Real Vigonza', level: 5 };

const remarks = ['', '', 'Libero da giugno.', 'Cerca un settore giovanile.', 'Parla spagnolo e francese.'];

/**
 * The coaching staff portfolios of premium@ and staff, the own profiles of coach@ and scout@, and scout@'s
 * evaluations and shortlists.
 */
export async function playDemoCoachingStaff(app: App, people: DemoPeople, now: Date): Promise<void> {
  const random = new SeededRandom(seed);
  const { db } = app.services;
  reserveNames(random, await listDemoNames(db));
  const [premium, staff, coach, scout] = await Promise.all(
    ['premium', 'staff', 'coach', 'scout'].map((login) => findDemoStaffLogin(db, login)),
  );
  if (!premium || !staff || !coach || !scout) return;
  const recordOwners = [
    ...Array.from({ length: addedByPremium }, () => actorOf(premium, 'premium')),
    ...Array.from({ length: addedByStaff }, () => actorOf(staff, 'staff')),
  ];
  for (const [index, actor] of recordOwners.entries()) {
    // One was last changed over six months ago; two lack most of their fields.
    const daysAgo = index === 3 ? 199 : random.between(2, 120);
    const staffProfile = index === 7 || index === 20 ? bareRecord(random) : inventedRecord(random);
    await at(app, now, daysAgo).act(saveCoachingStaffInfo, actor, { staffProfile });
  }
  await at(app, now, 9).act(saveCoachingStaffInfo, actorOf(coach, 'coach'), {
    staffProfile: { ...ownProfile, version: 1, name: 'Paolo', surname: 'Galli' },
  });
  await at(app, now, 6).act(saveCoachingStaffInfo, actorOf(scout, 'scout'), {
    staffProfile: { ...scoutProfile, version: 1, name: 'Chiara', surname: 'Longo' },
  });
  await scoutPlayers(app, random, actorOf(scout, 'scout'), people, now);
  await at(app, now, 0).settle();
}

const ownProfile = {
  role: coachingStaffRole.coach,
  qualifications: [qualification.uefaA, qualification.uefaGrassrootsC],
  currentClub: coachesClub.name,
  searchCategories: [6, 7],
  searchLevels: [3, 4],
  countriesInterested: ['IT', 'CH'],
  nationality: 'IT',
  country: 'IT',
  city: 'Padova',
  bornDate: '1982-11-05',
  immediateAvailability: false,
  comments: 'Modulo preferito 4-3-3; tre stagioni in Serie D.',
  phone: '+39 049 555 0177',
} as const satisfies Omit<CoachingStaffInput, 'name' | 'surname'>;

const scoutProfile = {
  currentClub: 'Osservatore indipendente',
  nationality: 'IT',
  country: 'IT',
  city: 'Bologna',
  bornDate: '1988-02-19',
  phone: '+39 051 555 0188',
} as const satisfies Omit<CoachingStaffInput, 'name' | 'surname'>;

function at(app: App, now: Date, daysAgo: number): Past {
  return new Past(app, addDays(now, -daysAgo));
}

function actorOf(login: DemoLogin, kind: 'premium' | 'staff' | 'coach' | 'scout'): Actor {
  const { accountId, agentId, coachingStaffId } = login;
  const profile = kind === 'coach' || kind === 'scout' ? profileType.coachingStaff : profileType.agent;
  return { ...agentActor({ accountId, agentId: 0 }), kind, profile, agentId, coachingStaffId };
}

function bareRecord(random: SeededRandom): CoachingStaffInput {
  return { ...inventName(random, 'IT'), role: coachingStaffRole.coach, phone: phoneOf(random) };
}

/** Every role, head coaches three times as often. */
const drawnRoles = [coachingStaffRole.coach, coachingStaffRole.coach, ...coachingStaffRoles];

/** Below this level clubs are amateur, and so are the licences of their goalkeepers' coaches. */
const firstAmateurLevel = 3;

/**
 * The licence that somebody of a role needs at a level: UEFA Pro in Serie A and B, UEFA A in Serie C, UEFA B down to Eccellenza, the D
 * licence below. Who does not coach needs none, and many have a first one.
 */
export function licencesAt(role: CoachingStaffRole, level: number): Qualification[] {
  if (role === coachingStaffRole.goalkeeperCoach)
    return level < firstAmateurLevel
      ? [qualification.goalkeeperCoach]
      : [qualification.goalkeeperCoachAmateurAndYouth];
  if (role !== coachingStaffRole.coach) return [qualification.uefaGrassrootsC];
  if (level <= 1) return [qualification.uefaPro];
  if (level === 2) return [qualification.uefaA];
  return [level <= 4 ? qualification.uefaB : qualification.licenceD];
}

function inventedRecord(random: SeededRandom): CoachingStaffInput {
  const nationality = random.pick(['IT', 'IT', 'IT', 'IT', 'ES', 'FR', 'DE', 'PT']);
  const role = random.pick(drawnRoles);
  const level = random.between(1, 6);
  const { name, surname } = inventName(random, nationality);
  return {
    name,
    surname,
    role,
    qualifications: licencesAt(role, level),
    currentClub: random.chance(0.7) ? random.pick(clubNamesOf(level)) : '',
    searchLevels: [level, Math.min(15, level + 1)] as CoachingStaffInput['searchLevels'],
    searchCategories: random.sample([1, 2, 3, 6, 7, 8, 12, 18, 20] as const, random.between(0, 3)),
    countriesInterested: [
      ...new Set(['IT', nationality, ...random.sample(['CH', 'ES', 'FR'], random.between(0, 2))]),
    ],
    nationality,
    country: random.chance(0.8) ? 'IT' : nationality,
    city: random.pick(cities),
    bornDate: `${random.between(1966, 1996)}-0${random.between(1, 9)}-1${random.between(0, 9)}`,
    immediateAvailability: random.chance(0.45),
    comments: random.pick(remarks),
    email: `${emailName(name)}.${emailName(surname)}@staff.demo.test`,
    phone: random.chance(0.85) ? phoneOf(random) : '',
  };
}

function emailName(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}

function phoneOf(random: SeededRandom): string {
  return `+39 3${random.between(20, 49)} 555 ${String(random.between(0, 9999)).padStart(4, '0')}`;
}

/** Players opened to scouts, two shortlists with notes, and pending evaluations. */
async function scoutPlayers(
  app: App,
  random: SeededRandom,
  scout: Actor,
  people: DemoPeople,
  now: Date,
): Promise<void> {
  const candidates = people.agents.slice(0, 5).flatMap(({ playerIds }) => playerIds);
  const opened = await openDemoPlayersToScouts(
    app.services.db,
    [people.registeredPlayerId, ...random.sample(candidates, candidates.length)],
    { count: openedToScouts, evaluatedBy: scout.accountId, now },
  );
  const lists: [name: string, notes: string[]][] = [
    [
      'Da rivedere dal vivo',
      ['Ottimo nell’uno contro uno, rivederlo in trasferta.', '', 'Mancino: confronto con marzo.'],
    ],
    ['Centrocampisti per la Serie D', ['Grande corsa, da verificare il piede debole.', '']],
  ];
  let next = 0;
  for (const [name, notes] of lists) {
    const past = at(app, now, 20 - next);
    const { shortlist } = await past.act(saveShortlist, scout, { name });
    for (const note of notes) {
      const playerId = opened[next] as number;
      next += 1;
      await past.act(saveShortlistPlayer, scout, { shortlistId: shortlist.shortlistId, playerId, note });
    }
  }
  for (const count of [12, 27]) {
    const playerId = opened[next] as number;
    next += 1;
    const values = Array.from({ length: count }, (_, index) => ({
      skill: (index + 1) as 1,
      value: random.between(4, 9),
    }));
    await at(app, now, 3).act(savePlayerEvaluation, scout, { playerId, values });
  }
}
