import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadLiveHandlers } from '../../../web/src/app/modules.ts';
import type { LiveHandler } from '../../../web/src/platform/cache/live-handler.ts';
import type { TestApp } from '../stage/build-test-app.ts';
import { removeBrowserGlobals } from './browser-globals.ts';
import { everyEvent, strayQueries } from './declared.ts';
import { notAnswered, notFollowed, notQueries } from './exceptions.ts';
import { buildProofApp } from './proof-app.ts';
import { Ledger, staleAfter } from './rules.ts';
import { hooksWithoutLine, linesWithoutHook, openedHooks } from './screens.ts';
import type { Seen, Stage } from './stage.ts';
import * as accounts from './tours/tour-of-accounts.ts';
import * as clauses from './tours/tour-of-clauses.ts';
import * as commissions from './tours/tour-of-commissions.ts';
import * as deals from './tours/tour-of-deals.ts';
import * as endings from './tours/tour-of-endings.ts';
import * as market from './tours/tour-of-market.ts';
import * as money from './tours/tour-of-money.ts';
import * as nights from './tours/tour-of-nights.ts';
import * as options from './tours/tour-of-options.ts';
import * as platform from './tours/tour-of-platform.ts';
import * as premium from './tours/tour-of-premium.ts';
import * as proposals from './tours/tour-of-proposals.ts';
import * as refunds from './tours/tour-of-refunds.ts';
import * as room from './tours/tour-of-room.ts';
import * as signatures from './tours/tour-of-signatures.ts';

const tours: Readonly<Record<string, (app: TestApp) => Promise<Stage>>> = {
  ...accounts,
  ...clauses,
  ...commissions,
  ...deals,
  ...endings,
  ...market,
  ...money,
  ...nights,
  ...options,
  ...platform,
  ...premium,
  ...proposals,
  ...refunds,
  ...room,
  ...signatures,
};

let handlers: readonly LiveHandler[];
let ledger: Ledger;
const answered = new Set<string>();
const recorded = new Set<string>();

beforeAll(async () => {
  handlers = await loadLiveHandlers();
  ledger = new Ledger(handlers);
});
afterAll(removeBrowserGlobals);

/** What somebody saw, without what may be older than these events. */
const withoutExcused = (seen: Seen): Seen => ({
  ...seen,
  shown: seen.shown.filter(
    ({ hook }) =>
      !seen.events.every(({ type }) => notFollowed[hook]?.some((one) => one === 'all' || one === type)),
  ),
});

describe('every query on a screen', () => {
  it.each(Object.keys(tours))(
    'shows what a fresh fetch shows after each act of %s',
    async (name) => {
      const { app, close } = await buildProofApp();
      try {
        const stage = await (tours[name] as (app: TestApp) => Promise<Stage>)(app);
        for (const type of stage.recorded) recorded.add(type);
        const seen = stage.seen.map(withoutExcused);
        for (const one of seen) ledger.add(one);
        for (const { hook } of stage.seen.flatMap(({ shown }) => shown)) answered.add(hook);
        const stale = seen.flatMap((one) =>
          staleAfter(one, handlers).map(({ hook, key }) => ({
            act: one.act,
            who: one.who,
            events: one.events.map(({ type }) => type).join(' '),
            query: `${hook} ${JSON.stringify(key)}`,
          })),
        );
        expect(stale).toEqual([]);
      } finally {
        await close();
      }
    },
    300_000,
  );
});

/** The single rules of a line: queries and one event. Why none is needed differs with the order of concurrent acts. */
function rulesOfLine(line: string): string[] {
  const [, queries = '', events = ''] = /^(?:doubled|unmoved|unheard) (.*): (.*)$/.exec(line) ?? [];
  return events === '' ? [] : events.split(' ').map((event) => `${queries}: ${event}`);
}

describe('the proof', () => {
  it('has a line for every hook that asks the service', async () => {
    expect([await hooksWithoutLine(), await linesWithoutHook(), await strayQueries()]).toEqual([
      [],
      [],
      Object.keys(notQueries).sort(),
    ]);
  });

  it('opens every hook for somebody', () => {
    expect(openedHooks().filter((hook) => !answered.has(hook))).toEqual(Object.keys(notAnswered).sort());
  });

  it('would fail without any rule of the web application but those in rules-not-needed.txt', async () => {
    const listed = await readFile(new URL('rules-not-needed.txt', import.meta.url), 'utf8');
    const known = new Set(listed.split('\n').flatMap(rulesOfLine));
    const needless = ledger.needless().flatMap(rulesOfLine);
    expect(needless.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('plays every event of the contract', async () => {
    expect((await everyEvent()).filter((type) => !recorded.has(type))).toEqual([]);
  });
});
