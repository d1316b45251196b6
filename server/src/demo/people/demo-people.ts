import { agentType, agentTypes } from '@trattativa/domain/identity/agent-types';
import { profileType, subProfile } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import type { Language } from '@trattativa/texts/languages';
import { hashPassword } from '../../identity/accounts/password.ts';
import { demoPassword } from '../../identity/accounts/public-settings.ts';
import type { PlayerFields } from '../../people/players/players.repository.ts';
import { addDays } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  type DemoAccount,
  type DemoPlayer,
  insertDemoAccount,
  insertDemoAgent,
  insertDemoClub,
  insertDemoCoach,
  insertDemoMember,
  insertDemoPlayers,
} from '../demo.repository.ts';
import { clubNamesOf, demoClubs } from '../demo-clubs.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { inventName } from './invented-names.ts';
import { inventPlayer, noContract } from './invented-player.ts';

/** The people and clubs of the demo's deals. */
export interface DemoPeople {
  agents: { accountId: number; agentId: number; playerIds: number[]; language: Language }[];
  /** Registered clubs with the account acting for each; the first is club@demo.test's. */
  clubs: { accountId: number; teamId: number; name: string; level: number; city: string }[];
  /** Clubs without people on the platform, chosen as recipients. */
  otherTeamIds: number[];
  /** agent@demo.test's record of player@demo.test. */
  registeredPlayerId: number;
}

/** The clubs of the league whose pay player@demo.test asks. */
export function clubsWithinReach({ clubs }: DemoPeople): DemoPeople['clubs'] {
  return clubs.filter(({ level }) => level === 3);
}

/** How many clubs have people on the platform; Italian clubs of the third and fourth tier come first. */
const registeredClubs = 24;
const societies = [
  'Rossi Sport',
  'Gol & Partners',
  'Fascia Destra',
  'Area Tecnica',
  'Nord Football',
  'Sud Calcio',
  'Prima Punta',
  'Doppio Passo',
];
/** What is not drawn of an agent, by place: who is from abroad, and a first name where the same was drawn for several. */
const described: Readonly<Record<number, { name: string; surname?: string; language?: Language }>> = {
  1: { name: 'Stefano' },
  3: { name: 'Emanuele' },
  4: { name: 'Jonas', surname: 'Brandtner', language: 'de' },
  5: { name: 'Fabio' },
  6: { name: 'Iker', surname: 'Salaberría', language: 'es' },
  7: { name: 'Tiago', surname: 'Moreirinha', language: 'pt' },
};
const playersOfAnAgent = [64, 48, 70, 40, 36, 30, 44, 38];

export async function insertDemoPeople(db: Database, random: SeededRandom, now: Date): Promise<DemoPeople> {
  const passwordHash = await hashPassword(demoPassword);
  const since = addDays(now, -200);
  return db.transaction().execute(async (tx) => {
    const account = (person: DemoAccount) => insertDemoAccount(tx, person, passwordHash, since);
    const agents = await insertAgents(tx, random, account, since, now);
    const { registered, otherTeamIds } = await insertClubs(tx, random, account, since);
    const registeredPlayerId = await insertOthers(
      tx,
      random,
      account,
      since,
      now,
      agents[0]?.agentId ?? null,
    );
    return { agents, clubs: registered, otherTeamIds, registeredPlayerId };
  });
}

type MakeAccount = (account: DemoAccount) => Promise<number>;

async function insertAgents(
  tx: Transaction,
  random: SeededRandom,
  account: MakeAccount,
  since: Date,
  now: Date,
) {
  const logins = ['agent', 'partner', 'premium'];
  const agents: DemoPeople['agents'] = [];
  for (const [index, society] of societies.entries()) {
    const login = logins[index];
    const email = login ? `${login}@demo.test` : `agente${index + 1}@agenti.demo.test`;
    const accountId = await account({
      email,
      ...inventName(random, 'IT'),
      ...described[index],
      profile: profileType.agent,
      agentType: login ? agentTypes[index] : agentType.standard,
    });
    const agentId = await insertDemoAgent(tx, accountId, society, since);
    const players = Array.from({ length: playersOfAnAgent[index] ?? 30 }, (): DemoPlayer => {
      const changed = addDays(now, -random.next() * 170);
      const level = random.pick([1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 5]);
      const fields = inventPlayer(random, level, clubNamesOf(level), now);
      return {
        ...fields,
        profile: profileType.agentPlayer,
        agent_id: agentId,
        account_id: null,
        created_at: since,
        updated_at: changed,
      };
    });
    const playerIds = await insertDemoPlayers(tx, players);
    agents.push({ accountId, agentId, playerIds, language: described[index]?.language ?? 'it' });
  }
  return agents;
}

async function insertClubs(tx: Transaction, random: SeededRandom, account: MakeAccount, since: Date) {
  const italian = demoClubs.filter((club) => club.country === 'IT' && club.level >= 2);
  const onPlatform = new Set(random.sample(italian, registeredClubs));
  const registered: DemoPeople['clubs'] = [];
  const otherTeamIds: number[] = [];
  for (const club of demoClubs) {
    const teamId = await insertDemoClub(tx, club, onPlatform.has(club), since);
    if (!onPlatform.has(club)) {
      otherTeamIds.push(teamId);
      continue;
    }
    const email = registered.length === 0 ? 'club@demo.test' : `club${registered.length + 1}@club.demo.test`;
    const accountId = await account({ email, ...inventName(random, 'IT'), profile: profileType.team });
    await insertDemoMember(tx, accountId, teamId, since);
    registered.push({ accountId, teamId, name: club.name, level: club.level, city: club.city });
  }
  return { registered, otherTeamIds };
}

/** One login for each remaining kind of user. */
async function insertOthers(
  tx: Transaction,
  random: SeededRandom,
  account: MakeAccount,
  since: Date,
  now: Date,
  agentId: number | null,
): Promise<number> {
  const player = await account({
    email: 'player@demo.test',
    name: 'Nicolò',
    surname: 'Serra',
    profile: profileType.player,
  });
  const fields: PlayerFields = {
    ...inventPlayer(random, 3, clubNamesOf(3), now),
    ...noContract,
    name: 'Nicolò',
    surname: 'Serra',
    born_date: '2004-02-11',
    nationality: 'IT',
    eu_passport: true,
    country: 'IT',
    city: 'Padova',
    region: 'VEN',
    address: 'Via del Santo 12',
    phone: '+39 333 555 0142',
    principal_role: playerRole.attackingMidfielder,
    secondary_role: playerRole.secondStriker,
    immediate_availability: true,
    height_cm: 178,
    weight_kg: 72,
    requested_salary_cents: 140_000,
    requested_food: true,
    requested_accommodation: 0,
    requested_bonus_cents: 150_000,
    player_value_cents: 3_600_000,
    minutes_percent: 82,
    comments: 'Gioco tra le linee, calcio anche di sinistro. Capitano della Juniores per due stagioni.',
    search_levels: [2, 3],
    on_market: true,
  };
  const updated = addDays(now, -12);
  const record = { ...fields, account_id: player, created_at: since, updated_at: updated };
  const [, registeredPlayerId] = await insertDemoPlayers(tx, [
    { ...record, profile: profileType.player, agent_id: null },
    { ...record, profile: profileType.agentPlayer, agent_id: agentId },
  ]);
  const coach = await account({
    email: 'coach@demo.test',
    name: 'Paolo',
    surname: 'Galli',
    profile: profileType.coachingStaff,
  });
  await insertDemoCoach(tx, coach, since);
  const scout = await account({
    email: 'scout@demo.test',
    name: 'Chiara',
    surname: 'Longo',
    profile: profileType.coachingStaff,
    subProfile: subProfile.scout,
  });
  await insertDemoCoach(tx, scout, since);
  await account({
    email: 'staff@demo.test',
    name: 'Giulia',
    surname: 'Marini',
    profile: profileType.agent,
    role: 'chatOwner',
  });
  await account({
    email: 'admin@demo.test',
    name: 'Sara',
    surname: 'Marangonti',
    profile: profileType.agent,
    role: 'administrator',
  });
  return registeredPlayerId ?? 0;
}
