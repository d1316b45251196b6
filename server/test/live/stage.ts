import type { Api } from '@trattativa/contract/api';
import type { EventType } from '@trattativa/contract/events';
import { fromWire } from '@trattativa/contract/wire-names';
import type { LiveEvent } from '../../../web/src/platform/cache/live-handler.ts';
import { presentLive } from '../../src/platform/http/present-live.ts';
import type { Person } from '../factories/people.ts';
import type { TestApp } from '../stage/build-test-app.ts';
import { Browser } from './browser.ts';
import type { Facts } from './facts.ts';
import { everyScreen } from './screens.ts';

/** One query of one person before and after an act. */
export interface Shown {
  hook: string;
  key: readonly unknown[];
  before: unknown;
  after: unknown;
  /** Whether the service began to refuse it, or to answer it again. */
  isOtherwise: boolean;
}

/** What one person saw of an act. */
export interface Seen {
  act: string;
  who: string;
  /** Events that reached the person, in order. */
  events: readonly LiveEvent[];
  shown: readonly Shown[];
}

/** People with all their screens open, and what each saw of every act. */
export class Stage {
  readonly app: TestApp;
  readonly seen: Seen[] = [];
  /** Every type that was recorded, whether or not it reached somebody. */
  readonly recorded = new Set<string>();
  #facts: Facts;
  readonly #browsers: Browser[] = [];
  #lastEvent = 0;

  constructor(app: TestApp) {
    this.app = app;
    this.#facts = { today: app.clock.now().toISOString().slice(0, 10) };
  }

  /**
   * Opens everything on the screens of these people, and of those before, about these things too. What was open already is as
   * fresh as after the last act and stays, unless something was done since: it was recorded, somebody was made, or nothing new
   * is opened.
   */
  async show(people: Readonly<Record<string, Person>>, facts: Partial<Facts> = {}): Promise<void> {
    const known = [...this.#browsers];
    await this.app.settle();
    const isOlder = (await this.#recordedSince()).length > 0 || Object.keys(people).length > 0;
    for (const [name, person] of Object.entries(people)) {
      const browser = new Browser(this.app, name, person);
      await browser.logIn();
      this.#browsers.push(browser);
    }
    const before = new Map((await everyScreen(this.#facts)).map((screen) => [screen.asked, screen]));
    this.#facts = { ...this.#facts, ...facts };
    const all = await everyScreen(this.#facts);
    const added = all.filter(({ asked }) => !before.has(asked));
    for (const browser of this.#browsers) await browser.open(known.includes(browser) ? added : all);
    const told = await this.#toldByReading();
    await this.#calm(isOlder || added.length === 0 ? [...new Set([...known, ...told])] : told);
  }

  /** Lets time pass: sessions are renewed, and screens are as if opened now. */
  async later(duration: Parameters<TestApp['clock']['advance']>[0]): Promise<void> {
    this.app.clock.advance(duration);
    for (const browser of this.#browsers) await browser.logIn();
    await this.#calm(this.#browsers);
  }

  /** Does something, lets everything follow from it, and keeps what the screens of whoever was told showed before and after. */
  async act(name: string, run: () => Promise<unknown>): Promise<void> {
    await this.#recordedSince();
    this.app.clock.advance({ seconds: 1 });
    await run();
    await this.app.settle();
    const events = await this.#recordedSince();
    const told = this.#browsers.flatMap((browser) => {
      const heard = events.filter(({ to }) => to === 'all' || to.includes(browser.person.accountId));
      const before = browser
        .queries()
        .map((query) => ({ query, data: query.state.data, refused: browser.isRefused(query) }));
      return heard.length === 0 ? [] : [{ browser, heard, before }];
    });
    for (const browser of this.#browsers) await browser.stayIn();
    await this.#calm(this.#browsers);
    for (const { browser, heard, before } of told) {
      const shown = before.map(({ query, data, refused }) => ({
        hook: browser.hookOf(query),
        key: query.queryKey,
        before: data,
        after: query.state.data,
        isOtherwise: browser.isRefused(query) !== refused,
      }));
      this.seen.push({ act: name, who: browser.name, events: heard.map(({ event }) => event), shown });
    }
  }

  /** Calls an endpoint as a person; throws the refusal. */
  async call<Path extends keyof Api>(
    { token }: Person,
    path: Path,
    input: Api[Path]['input'],
  ): Promise<Api[Path]['output']> {
    return (await this.app.call(token, path, input)).ok;
  }

  /** Runs a job that otherwise runs at its hour. */
  async job(name: string): Promise<void> {
    const { db, jobs } = this.app.services;
    await db.transaction().execute((tx) => jobs.enqueue(tx, name as never, {} as never));
    await this.app.settle();
  }

  /** Fetches everything on these screens, until reading itself changes nothing more. */
  async #calm(browsers: readonly Browser[]): Promise<void> {
    let reading = browsers;
    for (let round = 0; reading.length > 0 && round < 3; round++) {
      for (const browser of reading) await browser.fetchAll();
      reading = await this.#toldByReading();
    }
  }

  /** Whoever hears of what the latest fetches have changed. */
  async #toldByReading(): Promise<readonly Browser[]> {
    await this.app.settle();
    const events = await this.#recordedSince();
    return this.#browsers.filter(({ person }) =>
      events.some(({ to }) => to === 'all' || to.includes(person.accountId)),
    );
  }

  async #recordedSince(): Promise<{ event: LiveEvent; to: readonly number[] | 'all' }[]> {
    const rows = await this.app.services.db
      .selectFrom('events')
      .select(['id', 'type', 'data', 'recipients', 'audience'])
      .where('id', '>', this.#lastEvent)
      .orderBy('id')
      .execute();
    this.#lastEvent = Number(rows.at(-1)?.id ?? this.#lastEvent);
    return rows.map(({ id, type, data, recipients, audience }) => {
      this.recorded.add(type);
      const live = presentLive({ id: Number(id), type: type as EventType, data: data as never });
      return {
        // Chat events go through the room's own protocol, not to the live rules.
        event: { id: String(id), type, data: fromWire(JSON.parse(JSON.stringify(live.data ?? {}))) },
        to: audience === 'market' ? 'all' : recipients.map(Number),
      };
    });
  }
}
