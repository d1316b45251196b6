import pg from 'pg';
import { openBrowser } from '../../../e2e/stage/chromium.ts';
import { hashPassword } from '../../../server/src/identity/accounts/password.ts';
import { freePort, startChild, stopChild } from '../child.ts';
import { fillDeals } from '../deal-filler.ts';
import { type FrameTimes, lastIndex, standsStill, startFrames, summed, takeFrames } from '../frame-times.ts';
import { longestTask, taskCategories } from '../main-thread-tasks.ts';
import { makeCallers } from './find-bench.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>['newPage']>>;

interface Tasks {
  /** The longest task of the page, in milliseconds of processor time. */
  longestTask: number;
}

/** The frames of one list while somebody scrolls it in one way, in milliseconds. */
export interface FramesFigure extends FrameTimes, Tasks {
  name: string;
  /** The rows that were loaded in the end. */
  rows: number;
}

/** The market of this measurement: two agents with more than 10,000 players each, and as many requests and negotiations. */
export const longLists = { players: 21_000, requests: 10_500, agents: 2, clubs: 500 };
const deals = 10_500;
const enough = 10_000;
const password = 'bench password';

/** By the names that `makeCallers` gives. */
const lists = [
  { who: 'an agent of 500 players', name: 'an agent’s portfolio', path: '/portfolio' },
  { who: 'a club', name: 'the market, split view', path: '/playersList' },
  { who: 'staff', name: 'negotiations', path: '/negotiations?view=table' },
  { who: 'staff', name: 'requests', path: '/requests' },
] as const;

/**
 * Measures the frames of a real Chromium while it scrolls lists of 10,000 rows: first by the wheel while the pages load,
 * then over the loaded rows by the wheel and by End, Home, Page Down and Page Up.
 */
export async function benchFrames(databaseUrl: string): Promise<FramesFigure[]> {
  const emails = await preparePeople(databaseUrl);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PORT: String(port),
  };
  const service = await startChild('service', env, `${address}/healthz`);
  const browser = await openBrowser();
  const figures: FramesFigure[] = [];
  try {
    for (const { who, name, path } of lists) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
      });
      const page = await context.newPage();
      await logIn(page, address, emails.get(who) ?? '');
      await page.goto(`${address}/#${path}`);
      await page.locator('[data-index]').first().waitFor();
      const loading = await measured(page, () => wheelDown(page));
      const rows = (await page.evaluate<number>(lastIndex)) + 1;
      const loaded = await measured(page, () => walkLoadedRows(page));
      figures.push({ name: `${name}, while it loads`, rows, ...loading });
      figures.push({ name: `${name}, all loaded`, rows, ...loaded });
      console.log(name, loading, loaded);
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
    await stopChild(service);
  }
}

async function preparePeople(databaseUrl: string): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await fillDeals(client, deals);
    const callers = await makeCallers(client);
    const hash = await hashPassword(password);
    const ids = callers.map(({ id }) => id);
    const changed = await client.query<{ id: string; email: string }>(
      'update accounts set password_hash = $1 where id = any($2::bigint[]) returning id::text, email',
      [hash, ids],
    );
    await client.query('vacuum analyze');
    const emailOf = new Map(changed.rows.map(({ id, email }) => [id, email]));
    return new Map(callers.map(({ name, id }) => [name, emailOf.get(id) ?? '']));
  } finally {
    await client.end();
  }
}

async function logIn(page: Page, address: string, email: string): Promise<void> {
  await page.goto(`${address}/#/login`);
  await page.getByLabel(/^Email/).fill(email);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click();
  await page.waitForURL((url) => !url.hash.startsWith('#/login'));
}

async function measured(page: Page, scroll: () => Promise<void>): Promise<FrameTimes & Tasks> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: taskCategories });
  await page.evaluate(startFrames);
  await scroll();
  const times = await page.evaluate<number[]>(takeFrames);
  const trace = await browser?.stopTracing();
  return { ...summed(times), longestTask: trace ? longestTask(trace) : 0 };
}

/** Down by the wheel as the pages load, until enough rows have passed or no more come. */
async function wheelDown(page: Page): Promise<void> {
  await page.mouse.move(500, 600);
  let last = -1;
  for (let still = 0; still < 40; ) {
    await page.mouse.wheel(0, 900);
    const now = await page.evaluate<number>(lastIndex);
    if (now + 1 >= enough) return;
    still = now === last ? still + 1 : 0;
    last = now;
  }
}

/** Up and down by the wheel in large steps, and by the keys. */
async function walkLoadedRows(page: Page): Promise<void> {
  for (const delta of [-4_000, 4_000, -900]) {
    for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, delta);
  }
  for (const key of ['Home', 'End', 'Home']) {
    await page.keyboard.press(key);
    await page.evaluate(standsStill);
  }
  for (const key of ['PageDown', 'PageUp']) {
    for (let press = 0; press < 60; press += 1) await page.keyboard.press(key);
    await page.evaluate(standsStill);
  }
}
