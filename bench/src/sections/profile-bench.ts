import { toWire } from '@trattativa/contract/wire-names';
import pg from 'pg';
import { giveTokens } from '../bench-tokens.ts';
import { freePort, startChild, stopChild } from '../child.ts';

/** Milliseconds from sending a whole profile until the service confirms that it is stored. */
export interface ProfileFigure {
  name: string;
  median: number;
  p95: number;
  slowest: number;
  runs: number;
}

interface Writer {
  token: string;
  id: number;
  version: number;
}

const crowds = [1, 4];
const savesOfEach = 200;
const warmUp = 20;

/** Every field of the form, filled. */
const profile = {
  name: 'Tommaso',
  surname: 'Venier',
  bornDate: '2004-03-17',
  principalRole: 9,
  secondaryRole: 10,
  contractualStatus: 1,
  foot: 1,
  heightCm: 178,
  weightKg: 71,
  nationality: 'IT',
  euPassport: true,
  country: 'IT',
  city: 'Padova',
  region: 'VEN',
  address: 'Via del Santo 12',
  phone: '+39 049 555 0101',
  salary: 900,
  requestedSalary: 1200,
  refundRange: 2,
  requestedFood: true,
  requestedAccommodation: 1,
  requestedBonus: 500,
  commissionFeeMin: 500,
  commissionFeeMax: 1500,
  playerValue: 40_000,
  currentClub: 'Virtus Brenta',
  currentLevel: 3,
  searchLevels: [2, 3, 4],
  countriesInterested: ['IT', 'ES', 'FR'],
  immediateAvailability: true,
  minutesPercent: 74,
  onMarket: true,
  openToScouts: true,
  videoUrl: 'https://video.example.org/venier',
  youtubeUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  footballDataUrl: 'https://data.example.org/venier',
  linkedinUrl: 'https://www.linkedin.com/in/venier',
  facebookUrl: 'https://www.facebook.com/venier',
  instagramUrl: 'https://www.instagram.com/venier',
};

/**
 * Measures players who save their own profile with every field filled, each time with the version returned before, by the
 * running service with all effects of a change (events, notifications of clubs, matches).
 */
export async function benchProfile(databaseUrl: string): Promise<ProfileFigure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const writers = await openWriters(client, Math.max(...crowds));
  await client.end();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { DATABASE_URL: databaseUrl, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const child = await startChild('service', { ...env, PORT: String(port) }, `${url}/healthz`);
  try {
    const figures: ProfileFigure[] = [];
    for (const crowd of crowds) {
      const saved = await Promise.all(
        writers.slice(0, crowd).map((writer) => saveAgainAndAgain(url, writer)),
      );
      const times = saved.flat().sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
      const name = `${crowd} ${crowd === 1 ? 'person saves' : 'people save'} without a pause`;
      figures.push({ name, median: at(0.5), p95: at(0.95), slowest: at(1), runs: times.length });
    }
    return figures;
  } finally {
    await stopChild(child);
  }
}

async function saveAgainAndAgain(url: string, writer: Writer): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < warmUp + savesOfEach; turn += 1) {
    const { id, version } = writer;
    // The requested salary and the minutes played differ each time, so that every save changes something.
    const changed = { requestedSalary: 1000 + turn, minutesPercent: turn % 101, comments: `Nota ${turn}` };
    const body = JSON.stringify(toWire({ player: { ...profile, ...changed, id, version } }));
    const began = performance.now();
    const answer = await fetch(`${url}/api/Player/SavePlayerInfo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${writer.token}` },
      body,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Saving a profile was answered ${answer.status}: ${text}`);
    if (turn >= warmUp) times.push(performance.now() - began);
    writer.version = (JSON.parse(text) as { Player: { Version: number } }).Player.Version;
  }
  return times;
}

/** Turns records of the market into players' own, changed now: a job deletes incomplete ones after three days. */
async function openWriters(client: pg.Client, count: number): Promise<Writer[]> {
  const accounts = await client.query<{ id: string }>(
    `insert into accounts (email, password_hash, name, surname, profile, born_date, terms_version, terms_accepted_at,
                           activated_at, created_at)
     select 'player' || n || '@bench.test', 'none', 'Tommaso', 'Venier', 0, '2004-03-17', 'bench', now(), now(), now()
     from generate_series(1, $1) n returning id::text`,
    [count],
  );
  const ids = accounts.rows.map(({ id }) => id);
  const players = await client.query<{ id: string; version: number; account_id: string }>(
    `with chosen as (
       select id, row_number() over (order by id) as n from (select id from players order by id limit $2) first)
     update players p set profile = 0, agent_id = null, account_id = a.id, born_date = '2004-03-17', updated_at = now()
     from chosen join unnest($1::bigint[]) with ordinality as a (id, n) using (n)
     where p.id = chosen.id returning p.id::text, p.version, p.account_id::text`,
    [ids, count],
  );
  const tokens = await giveTokens(client, ids);
  return players.rows.map(({ id, version, account_id }) => ({
    token: tokens[ids.indexOf(account_id)] as string,
    id: Number(id),
    version,
  }));
}
