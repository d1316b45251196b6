import pg from 'pg';
import { inventedCountries, inventName } from '../../../server/src/demo/people/invented-names.ts';
import { SeededRandom } from '../../../server/src/demo/seeded-random.ts';
import { buildBenchApp } from '../bench-app.ts';
import { giveTokens } from '../bench-tokens.ts';
import { fillDeals } from '../deal-filler.ts';

/** Milliseconds of a whole call of the search in the top bar. */
export interface FindFigure {
  name: string;
  median: number;
  p95: number;
  slowest: number;
  runs: number;
}

const deals = 100_000;
const asked = 50;
const warmUps = 60;
const path = '/api/Search/Find';

/**
 * Measures the search as somebody types: from two letters of a surname to a name with a club. Names and towns are those
 * of the demo market, so that each surname belongs to hundreds of players.
 */
export async function benchFind(databaseUrl: string): Promise<FindFigure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const texts = await nameMarket(client);
  await fillDeals(client, deals);
  await client.query('vacuum analyze');
  const callers = await makeCallers(client);
  const app = await buildBenchApp(databaseUrl);
  try {
    await app.http.ready();
    const call = async (token: string, text: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const began = performance.now();
      const answer = await app.http.inject({ method: 'POST', url: path, headers, payload: { Text: text } });
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
      return performance.now() - began;
    };
    const figures: FindFigure[] = [];
    for (const { name, token } of callers) {
      for (const text of texts.slice(0, warmUps)) await call(token, text);
      const times: { text: string; ms: number }[] = [];
      for (const text of texts) times.push({ text, ms: await call(token, text) });
      const sorted = times.toSorted((one, other) => one.ms - other.ms);
      const at = (share: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.ms ?? 0;
      console.log(
        `${name}: slowest ${sorted.slice(-3).map(({ text, ms }) => `"${text}" ${ms.toFixed(0)} ms`)}`,
      );
      figures.push({ name, median: at(0.5), p95: at(0.95), slowest: at(1), runs: times.length });
    }
    return figures;
  } finally {
    await app.stop();
    await client.end();
  }
}

/** Gives the market names of people and clubs; returns what is typed to find some of them. */
async function nameMarket(client: pg.Client): Promise<string[]> {
  const random = new SeededRandom(7);
  const towns = [
    'Ascoli',
    'Lecco',
    'Padova',
    'Nîmes',
    'Málaga',
    'Évora',
    'Köln',
    'Girona',
    'Messina',
    'Turris',
  ];
  const clubNames = ['AC', 'US', 'Virtus', 'Atlético', 'Real', 'SC', 'Pro', 'FC'];
  await client.query(
    `update teams set name = ($1::text[])[id % 8 + 1] || ' ' || ($2::text[])[id % 10 + 1] || ' ' || id % 97,
       city = ($2::text[])[id % 10 + 1]`,
    [clubNames, towns],
  );
  const players = await client.query<{ id: string }>('select id::text from players order by id');
  const people = players.rows.map((_, place) =>
    inventName(random, inventedCountries[place % inventedCountries.length] ?? 'IT'),
  );
  await client.query('set statement_timeout = 0');
  await client.query(
    `update players p set name = n.name, surname = n.surname,
       current_club = (select t.name from teams t where t.id = (select min(id) from teams) + p.id % (select count(*) from teams))
     from unnest($1::bigint[], $2::text[], $3::text[]) as n (id, name, surname) where n.id = p.id`,
    [players.rows.map(({ id }) => id), people.map(({ name }) => name), people.map(({ surname }) => surname)],
  );
  const step = Math.floor(people.length / asked);
  return Array.from({ length: asked }, (_, place) => people[place * step]).flatMap((person, place) => {
    const { name = '', surname = '' } = person ?? {};
    const town = towns[place % towns.length] ?? '';
    return [
      surname.slice(0, 2),
      surname.slice(0, 3),
      surname.slice(0, 5),
      surname,
      `${name} ${surname}`,
      `${surname.slice(0, 4)} ${town.slice(0, 4)}`,
      `proponi ${surname} a ${town}`,
      town,
    ];
  });
}

/** One of each kind of caller: a club, an agent of 500 players, a premium agent, staff. */
export async function makeCallers(client: pg.Client): Promise<{ name: string; id: string; token: string }[]> {
  const insert = async (email: string, more: string) => {
    const made = await client.query<{ id: string }>(
      `insert into accounts (email, password_hash, name, profile, agent_type, is_staff, terms_version, terms_accepted_at, activated_at, created_at)
       values ($1, 'none', 'Bench', ${more}, 'bench', now(), now(), now()) returning id::text`,
      [email],
    );
    return made.rows[0]?.id ?? '';
  };
  const club = await insert('find-club@bench.test', '1, null, false');
  await client.query(
    'insert into team_members (account_id, team_id, is_owner, joined_at) select $1, max(id), true, now() from teams',
    [club],
  );
  const agents = await client.query<{ id: string }>(
    'select account_id::text as id from agents order by id limit 2',
  );
  const [agent = '', premium = ''] = agents.rows.map(({ id }) => id);
  await client.query('update accounts set agent_type = 2 where id = $1', [premium]);
  const staff = await insert('find-staff@bench.test', '2, 0, true');
  const names = ['a club', 'an agent of 500 players', 'a premium agent of 500 players', 'staff'];
  const ids = [club, agent, premium, staff];
  const tokens = await giveTokens(client, ids);
  return names.map((name, place) => ({ name, id: ids[place] ?? '', token: tokens[place] ?? '' }));
}
