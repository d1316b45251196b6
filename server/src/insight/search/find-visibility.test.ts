import type { CallerKind } from '@trattativa/contract/access';
import type { Found } from '@trattativa/contract/insight/search/found';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOpenRequest } from '../../../test/factories/applications.ts';
import { insertMessage, makePair } from '../../../test/factories/chat.ts';
import { makeAgentPlayer, makeOffer } from '../../../test/factories/deals.ts';
import { makeAgent, makeTeam } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { tokensByRole } from '../../../test/stage/tokens-by-role.ts';

/** Everything below has this word in its name, so that one search asks for all of it. */
const word = 'zibaldo';

type Stranger = Exclude<CallerKind, 'guest'>;
type Kind = Exclude<keyof Found, 'act' | 'pairs'>;

let app: TestApp;
let strangers: Record<CallerKind, string | null>;
let agent: Awaited<ReturnType<typeof makeAgent>>;
let deal: Awaited<ReturnType<typeof makeOffer>>;

const find = async (token: string | null, text = word) => (await app.call(token, 'Search/Find', { text })).ok;

const rename = (table: 'players' | 'teams' | 'accounts', id: number, name: string) =>
  sql`update ${sql.table(table)} set name = ${name} where id = ${id}`.execute(app.services.db);

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  strangers = await tokensByRole(app);
  agent = await makeAgent(app, { name: 'Zibaldo Agente' });
  for (const [name, options] of [
    ['Zibaldo Mercato', {}],
    ['Zibaldo Fuori', { onMarket: false }],
    // Eighteen tomorrow.
    ['Zibaldo Minore', { bornDate: '2008-09-16' }],
    ['Zibaldo Scout', { onMarket: false }],
  ] as const) {
    await rename('players', await makeAgentPlayer(app, agent.agentId, options), name);
  }
  await sql`update players set open_to_scouts = true where name = 'Zibaldo Scout'`.execute(app.services.db);

  deal = await makeOffer(app);
  await sql`update players set name = 'Zibaldo Trattato', on_market = false, born_date = '2010-01-01'
    where id = ${deal.playerId}`.execute(app.services.db);
  await rename('teams', deal.club.teamId, 'Zibaldo Calcio');
  await rename('teams', await makeTeam(app, { profile: profileType.teamNotAccepted }), 'Zibaldo Attesa');

  const open = await makeOpenRequest(app);
  const closed = await makeOpenRequest(app);
  for (const { club } of [open, closed]) await rename('teams', club.teamId, 'Zibaldo Richieste');
  await sql`update requests set status = 1 where id = ${closed.requestId}`.execute(app.services.db);

  const room = await makePair(app, agent, deal.agent);
  await insertMessage(app, room, agent.accountId, 'Lo Zibaldo arriva lunedì');
});
afterAll(() => app.close());

/** The names of what is found, by kind. */
function namesOf(found: Found): Record<Kind, string[]> {
  const sorted = (names: string[]) => names.map((name) => name.replaceAll(/\d+/g, '').trim()).sort();
  const { players, teams, agents, negotiations, offers, transfers, requests, conversations, messages } =
    found;
  return {
    players: sorted(players.map(({ name }) => name.replace(' Venier', ''))),
    teams: sorted(teams.map(({ name }) => name)),
    agents: sorted(agents.map(({ name }) => name.replace(/ Cognome\d*/, ''))),
    negotiations: sorted(negotiations.map(({ team }) => team)),
    offers: sorted(offers.map(({ team }) => team)),
    transfers: sorted(transfers.map(({ team }) => team)),
    requests: sorted(requests.map(({ team }) => team)),
    conversations: sorted(conversations.map(({ name }) => name.replace(/ Cognome\d*/, ''))),
    messages: sorted(messages.map(({ excerpt }) => excerpt.map(({ text }) => text).join(''))),
  };
}

const nothing: Record<Kind, string[]> = {
  players: [],
  teams: [],
  agents: [],
  negotiations: [],
  offers: [],
  transfers: [],
  requests: [],
  conversations: [],
  messages: [],
};
const listedTeams = ['Zibaldo Calcio', 'Zibaldo Richieste', 'Zibaldo Richieste'];
const openRequest = ['Zibaldo Richieste'];
const agents = ['Zibaldo Agente'];
const everybodysPlayers = [
  'Zibaldo Fuori',
  'Zibaldo Mercato',
  'Zibaldo Minore',
  'Zibaldo Scout',
  'Zibaldo Trattato',
];

const seenByStaff = {
  ...nothing,
  players: everybodysPlayers,
  teams: ['Zibaldo Attesa', ...listedTeams],
  agents,
  negotiations: ['Zibaldo Calcio'],
  offers: ['Zibaldo Calcio'],
  requests: ['Zibaldo Richieste', 'Zibaldo Richieste'],
};

/** What somebody finds who has no part in any of it. */
const seenByStrangers: Record<Stranger, Record<Kind, string[]>> = {
  player: { ...nothing, teams: listedTeams, agents, requests: openRequest },
  team: { ...nothing, players: ['Zibaldo Mercato'], agents },
  agent: { ...nothing, teams: listedTeams, requests: openRequest },
  premium: { ...nothing, players: ['Zibaldo Mercato'], teams: listedTeams, agents, requests: openRequest },
  coach: { ...nothing, teams: listedTeams, agents, requests: openRequest },
  scout: { ...nothing, players: ['Zibaldo Scout'], teams: listedTeams, requests: openRequest },
  staff: seenByStaff,
  admin: seenByStaff,
};

describe.each(Object.entries(seenByStrangers))('a foreign %s', (role, expected) => {
  const kinds = Object.keys(nothing) as Kind[];
  it.each(kinds)('finds of %s only what the rules of their owner show', async (kind) => {
    const found = await find(strangers[role as Stranger]);
    expect(namesOf(found)[kind]).toEqual(expected[kind]);
  });

  it('can open everything that is found', async () => {
    const token = strangers[role as Stranger];
    const found = await find(token);
    for (const { id } of found.players)
      expect((await app.call(token, 'Player/GetPlayerInfo', { playerId: id })).status).toBe(200);
    for (const { id } of found.teams)
      expect((await app.call(token, 'Team/GetTeamInfo', { teamId: id })).status).toBe(200);
    for (const { id } of found.agents)
      expect((await app.call(token, 'Agent/GetAgentInfo', { agentId: id })).status).toBe(200);
    for (const { id } of found.requests)
      expect((await app.call(token, 'Request/GetRequest', { requestId: id })).status).toBe(200);
    for (const { id } of found.negotiations)
      expect((await app.call(token, 'Negotiation/GetNegotiation', { negotiationId: id })).status).toBe(200);
    for (const { id } of found.offers)
      expect((await app.call(token, 'Offer/GetOffer', { offerId: id })).status).toBe(200);
  });
});

it('a guest finds nothing', async () => {
  expect((await app.call(null, 'Search/Find', { text: word })).status).toBe(401);
});

describe('those who have a part in it', () => {
  it('an agent finds the whole portfolio, the talk and its messages', async () => {
    const names = namesOf(await find(agent.token));
    expect(names.players).toEqual(['Zibaldo Fuori', 'Zibaldo Mercato', 'Zibaldo Minore', 'Zibaldo Scout']);
    expect(names.messages).toEqual(['Lo Zibaldo arriva lunedì']);
    expect(namesOf(await find(deal.agent.token)).conversations).toContain('Zibaldo Agente');
    expect(names.negotiations).toEqual([]);
  });

  it('both sides find their deal; the club finds its minor, itself, and no other club', async () => {
    for (const { token } of [deal.agent, deal.club]) {
      const names = namesOf(await find(token));
      expect(names.negotiations).toEqual(['Zibaldo Calcio']);
      expect(names.offers).toEqual(['Zibaldo Calcio']);
      expect(names.players).toContain('Zibaldo Trattato');
    }
    expect(namesOf(await find(deal.club.token)).teams).toEqual(['Zibaldo Calcio']);
  });

  it('only the side whose turn it is is told so', async () => {
    const turns = async (token: string) => {
      const { negotiations, offers } = await find(token);
      return [negotiations[0]?.isMyTurn, offers[0]?.isMyTurn];
    };
    expect(await turns(deal.agent.token)).toEqual([false, true]);
    expect(await turns(deal.club.token)).toEqual([true, false]);
  });
});
