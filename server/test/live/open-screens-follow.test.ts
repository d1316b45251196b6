import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadLiveHandlers } from '../../../web/src/app/modules.ts';
import type { LiveHandler } from '../../../web/src/platform/cache/live-handler.ts';
import type { TestApp } from '../stage/build-test-app.ts';
import { removeBrowserGlobals } from './browser-globals.ts';
import { everyEvent, strayQueries } from './declared.ts';
import { notFollowed, notPlayed, notQueries } from './exceptions.ts';
import { buildProofApp } from './proof-app.ts';
import { staleAfter } from './rules.ts';
import { hooksWithoutLine, linesWithoutHook } from './screens.ts';
import type { Seen, Stage } from './stage.ts';
import * as accounts from './tour-of-accounts.ts';
import * as commissions from './tour-of-commissions.ts';
import * as deals from './tour-of-deals.ts';
import * as market from './tour-of-market.ts';
import * as money from './tour-of-money.ts';
import * as nights from './tour-of-nights.ts';
import * as platform from './tour-of-platform.ts';
import * as premium from './tour-of-premium.ts';
import * as proposals from './tour-of-proposals.ts';
import * as refunds from './tour-of-refunds.ts';
import * as room from './tour-of-room.ts';

const tours: Readonly<Record<string, (app: TestApp) => Promise<Stage>>> = {
  ...accounts,
  ...commissions,
  ...deals,
  ...market,
  ...money,
  ...nights,
  ...platform,
  ...premium,
  ...proposals,
  ...refunds,
  ...room,
};

let handlers: readonly LiveHandler[];
const recorded = new Set<string>();

beforeAll(async () => {
  handlers = await loadLiveHandlers();
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

describe('the proof', () => {
  it('has a line for every hook that asks the service', async () => {
    expect([await hooksWithoutLine(), await linesWithoutHook(), await strayQueries()]).toEqual([
      [],
      [],
      Object.keys(notQueries).sort(),
    ]);
  });

  it('plays every event of the contract but those that wait for a tour', async () => {
    const missing = (await everyEvent()).filter((type) => !recorded.has(type));
    expect(missing).toEqual(Object.keys(notPlayed).sort());
  });
});
