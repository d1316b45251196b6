import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, residentMb, startChild, stopChild } from '../child.ts';

/** One imported file: seconds from sending it to the response, and the peak memory of the process. */
export interface ImportFigure {
  name: string;
  rows: number;
  added: number;
  seconds: number;
  /** Resident memory of the Node process in megabytes: at rest before, and the peak. */
  beforeMb: number;
  maxMb: number;
}

const password = 'Trattativa-demo-1';
const watchEveryMs = 20;

/** Measures imports of the largest allowed files by the running service with the demo market: preview, then import. */
export async function benchImport(): Promise<ImportFigure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trattativa-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = await startChild(
    'service',
    { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', RATE_LIMITS: 'off' },
    `${url}/`,
  );
  try {
    const staff = await logIn(url, 'staff@demo.test');
    const agent = await logIn(url, 'premium@demo.test');
    const clubs = { path: '/api/Team/ImportTeams', token: staff };
    const players = { path: '/api/Portfolio/ImportPlayers', token: agent };
    return [
      await measureImport(child, url, '3,177 clubs, preview', clubs, clubsFile(3_177), false),
      await measureImport(child, url, '3,177 clubs', clubs, clubsFile(3_177), true),
      await measureImport(child, url, '5,000 players', players, playersFile(0, 5_000), true),
      await measureImport(child, url, '20,000 players, preview', players, playersFile(5_000, 20_000), false),
      await measureImport(child, url, '20,000 players', players, playersFile(5_000, 20_000), true),
    ];
  } finally {
    await stopChild(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function logIn(url: string, username: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username, password, origin: 'bench' });
  const answer = await fetch(`${url}/auth/login`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function measureImport(
  child: ChildProcess,
  url: string,
  name: string,
  { path, token }: { path: string; token: string },
  file: string,
  apply: boolean,
): Promise<ImportFigure> {
  const beforeMb = residentMb(child);
  let maxMb = beforeMb;
  const watch = setInterval(() => {
    maxMb = Math.max(maxMb, residentMb(child));
  }, watchEveryMs);
  const began = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ Content: Buffer.from(file).toString('base64'), Apply: apply }),
  });
  const text = await answer.text();
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  if (!answer.ok) throw new Error(`${name} was refused: ${text.slice(0, 500)}`);
  const { Rows, Added } = JSON.parse(text) as { Rows: number; Added: number };
  return { name, rows: Rows, added: Added, seconds, beforeMb, maxMb };
}

function clubsFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => `Polisportiva ${n};IT;Comune ${n};Serie D;3`);
  return ['Name;Country;City;LeagueName;Level', ...lines].join('\n');
}

/** Generated people with distinct names and birth dates. */
function playersFile(from: number, rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const at = from + n;
    const day = new Date(Date.UTC(1990, 0, 1 + (at % 6_000))).toISOString().slice(0, 10);
    return `Nome${at};Cognome${at % 997};${day};Italia;Italia;Portiere;Destro;18${at % 10};7${at % 10};Svincolato;+3933312${String(at).padStart(5, '0')};Polisportiva ${at % 3_000}`;
  });
  const head =
    'Name;Surname;BornDate;Nationality;Country;PrincipalRole;Foot;HeightCm;WeightKg;ContractualStatus;Phone;CurrentClub';
  return [head, ...lines].join('\n');
}
