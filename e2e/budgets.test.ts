import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openStage } from './stage/open-stage.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const stage = openStage();

/** The maximum size of a cold load, gzip, in kB of 1000 bytes. */
const publicPage = { js: 190, css: 22 };
const list = { js: 250, css: 24 };
const form = { js: 310, css: 24 };

/** Strings that survive minification, from code that must not be part of a first page. */
const heavy = {
  zod: /ZodError|\$ZodType/,
  charts: /recharts|chartjs/i,
  map: /leaflet-container|topojson/i,
  payment: /js\.stripe\.com/,
};

// One login for each kind of user is enough.
const loggedIn = new Map<string, Promise<StorageState>>();

async function stateOf(email: string): Promise<StorageState> {
  const visitor = await stage.person(email);
  await visitor.startsAt('/', email);
  return visitor.context.storageState();
}

interface Load {
  js: number;
  css: number;
  /** The large libraries that were loaded. */
  heavy: string[];
}

/** Loads an address with an empty cache, as `email` if given, and measures the bytes. */
async function coldLoad(path: string, email?: string): Promise<Load> {
  if (email && !loggedIn.has(email)) loggedIn.set(email, stateOf(email));
  const storageState = email ? await loggedIn.get(email) : undefined;
  const person = await stage.person('a cold visitor', { storageState });
  const answers: Promise<{ kind: 'js' | 'css'; text: string } | null>[] = [];
  person.page.on('response', (response) => {
    const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1] as 'js' | 'css' | undefined;
    if (kind) answers.push(response.text().then((text) => ({ kind, text })));
  });
  await person.opens(path);
  const files = (await Promise.all(answers)).filter((file) => file !== null);
  const weigh = (kind: 'js' | 'css') =>
    files.filter((file) => file.kind === kind).reduce((sum, { text }) => sum + gzipSync(text).length, 0) /
    1000;
  const found = Object.entries(heavy).filter(([, words]) => files.some(({ text }) => words.test(text)));
  return { js: weigh('js'), css: weigh('css'), heavy: found.map(([name]) => name) };
}

function expectWithin(load: Load, budget: { js: number; css: number }): void {
  expect({ js: Math.round(load.js), css: Math.round(load.css) }).toSatisfy(
    ({ js, css }: Load) => js <= budget.js && css <= budget.css,
    `at most ${budget.js} kB of JS and ${budget.css} kB of CSS`,
  );
}

describe('a cold load', () => {
  test.each([
    '/home',
    '/homeClub',
    '/homePlayer',
    '/homeAgent',
    '/about',
    '/login',
    '/register',
    '/recovery',
  ])('a cold load of %s brings no more than a public page may, and nothing heavy', async (path) => {
    const load = await coldLoad(path);
    expectWithin(load, publicPage);
    expect(load.heavy).toEqual([]);
  });

  test.each([
    ['playerReport', 'agent@demo.test', 'player'],
    ['requestReport', 'club@demo.test', 'request'],
  ] as const)('a cold load of the %s brings no more than a public page may', async (page, email, kind) => {
    const token = await stage.service.tokenOf(email);
    const { items } = await stage.service.call(token, 'Report/GetMyPublicLinks', {});
    const shareId = items.find((link) => link.kind === kind)?.shareId;
    const load = await coldLoad(kind === 'player' ? `/${page}/${shareId}` : `/${page}?id=${shareId}`);
    expectWithin(load, publicPage);
    expect(load.heavy).toEqual([]);
  });

  test.each([
    ['/portfolio', 'agent@demo.test'],
    ['/portfolioCoaching', 'premium@demo.test'],
    ['/playersList', 'scout@demo.test'],
    ['/negotiations', 'agent@demo.test'],
    ['/requests', 'agent@demo.test'],
    ['/requestsCandidates', 'club@demo.test'],
    ['/exactMatch', 'agent@demo.test'],
    ['/invoicesTeams', 'club@demo.test'],
    ['/kpis', 'premium@demo.test'],
  ])('a cold load of the list %s brings no more than a list may', async (path, email) => {
    expectWithin(await coldLoad(path, email), list);
  });

  test.each([
    ['/negotiation', 'agent@demo.test'],
    ['/request', 'club@demo.test'],
    ['/portfolio/new', 'agent@demo.test'],
    ['/players/new', 'agent@demo.test'],
    ['/portfolioCoaching/new', 'premium@demo.test'],
  ])('a cold load of the form %s brings no more than a form may', async (path, email) => {
    expectWithin(await coldLoad(path, email), form);
  });
});
