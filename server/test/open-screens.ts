import { isDeepStrictEqual } from 'node:util';
import { fromWire, toWire } from '@trattativa/contract/wire-names';
import { expect } from 'vitest';
import type { LiveHandler } from '../../web/src/platform/cache/live-handler.ts';
import type { TestApp } from './build-test-app.ts';
import type { Person } from './factories/people.ts';

type Client = Parameters<LiveHandler['apply']>[0];

/** A list on a screen: under which key the browser keeps it, and how it is fetched. */
export interface Screen {
  key: readonly unknown[];
  read: () => Promise<unknown>;
}

/**
 * The screens of one person, kept up to date by live events alone: those that are recorded for this person, through the
 * handlers that the browser has.
 */
export class OpenScreens {
  readonly #app: TestApp;
  readonly #person: Person;
  readonly #handlers: readonly LiveHandler[];
  readonly #screens: readonly Screen[];
  #shown: { queryKey: readonly unknown[]; state: { data: unknown; fetchStatus: 'idle' }; again: boolean }[] =
    [];
  #lastEvent = 0;

  constructor(app: TestApp, person: Person, handlers: readonly LiveHandler[], screens: readonly Screen[]) {
    this.#app = app;
    this.#person = person;
    this.#handlers = handlers;
    this.#screens = screens;
  }

  /** Fetches everything, as who has just opened it. */
  async open(): Promise<void> {
    const events = await this.#app.services.db
      .selectFrom('events')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirst();
    this.#lastEvent = Number(events?.last ?? 0);
    this.#shown = await Promise.all(
      this.#screens.map(async ({ key, read }) => ({
        queryKey: key,
        state: { data: await read(), fetchStatus: 'idle' as const },
        again: false,
      })),
    );
  }

  /**
   * Hears what was recorded since, and expects every screen to show what a fresh fetch would: because the events changed
   * it so, or had it fetched again, or because nothing on it is another. Answers how many were fetched again.
   */
  async expectFresh(what: string): Promise<number> {
    for (const event of await this.#heard()) {
      for (const handler of this.#handlers) {
        if (handler.types.includes(event.type)) handler.apply(this.#client(), event);
      }
    }
    let again = 0;
    for (const [index, { read, key }] of this.#screens.entries()) {
      const shown = this.#shown[index];
      if (shown?.again) again += 1;
      else expect(shown?.state.data, `${what}: ${JSON.stringify(key)}`).toEqual(await read());
    }
    return again;
  }

  async #heard() {
    const rows = await this.#app.services.db
      .selectFrom('events')
      .select(['id', 'type', 'data', 'recipients'])
      .where('id', '>', this.#lastEvent)
      .orderBy('id')
      .execute();
    return rows
      .filter(({ recipients }) => recipients.map(Number).includes(this.#person.accountId))
      .map(({ id, type, data }) => ({
        id: String(id),
        type,
        data: fromWire(JSON.parse(JSON.stringify(toWire(data)))),
      }));
  }

  /** As much of the browser's cache as live handlers use. */
  #client(): Client {
    const under = (prefix: readonly unknown[]) =>
      this.#shown.filter(({ queryKey }) => isDeepStrictEqual(queryKey.slice(0, prefix.length), [...prefix]));
    return {
      getQueryCache: () => ({ findAll: ({ queryKey }: { queryKey: readonly unknown[] }) => under(queryKey) }),
      setQueryData: (queryKey: readonly unknown[], data: unknown) => {
        for (const query of under(queryKey)) query.state.data = data;
      },
      invalidateQueries: async ({ queryKey }: { queryKey: readonly unknown[] }) => {
        for (const query of under(queryKey)) query.again = true;
      },
    } as unknown as Client;
  }
}
