import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadLiveHandlers } from '../../../web/src/app/modules.ts';
import type { LiveHandler } from '../../../web/src/platform/cache/live-handler.ts';
import { buildTestApp, type TestApp } from '../stage/build-test-app.ts';
import { removeBrowserGlobals } from './browser-globals.ts';
import { everyEvent, strayQueries } from './declared.ts';
import { notFollowed, notPlayed, notQueries } from './exceptions.ts';
import { hooksWithoutLine, linesWithoutHook } from './screens.ts';
import { type Seen, type Stage, staleAfter } from './stage.ts';
import * as commissions from './tour-of-commissions.ts';
import * as deals from './tour-of-deals.ts';
import * as market from './tour-of-market.ts';
import * as money from './tour-of-money.ts';
import * as platform from './tour-of-platform.ts';

const tours: Readonly<Record<string, (app: TestApp) => Promise<Stage>>> = {
  ...commissions,
  ...deals,
  ...market,
  ...money,
  ...platform,
};

let handlers: readonly LiveHandler[];
const seen: Seen[] = [];
const recorded = new Set<string>();

beforeAll(async () => {
  handlers = await loadLiveHandlers();
});
afterAll(removeBrowserGlobals);

const isExcused = ({ hook, type }: { hook: string; type: string }) =>
  notFollowed[hook]?.some((one) => one === 'all' || type === one) ?? false;

describe('every query on a screen', () => {
  it.each(Object.keys(tours))(
    'shows what a fresh fetch shows after each act of %s',
    async (name) => {
      const app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
      try {
        const stage = await (tours[name] as (app: TestApp) => Promise<Stage>)(app);
        seen.push(...stage.seen);
        for (const type of stage.recorded) recorded.add(type);
        const stale = stage.seen.flatMap((one) =>
          staleAfter(one, handlers)
            .filter(({ hook }) => !one.events.every(({ type }) => isExcused({ hook, type })))
            .map(({ hook, key }) => ({
              act: one.act,
              who: one.who,
              events: one.events.map(({ type }) => type).join(' '),
              query: `${hook} ${JSON.stringify(key)}`,
            })),
        );
        expect(stale).toEqual([]);
      } finally {
        await app.close();
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
    expect(missing).toEqual([...notPlayed].sort());
  });
});
