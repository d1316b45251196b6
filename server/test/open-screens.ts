import { isDeepStrictEqual } from 'node:util';
import { fromWire, toWire } from '@trattativa/contract/wire-names';
import { expect } from 'vitest';
import type { LiveHandler } from '../../web/src/platform/cache/live-handler.ts';
import type { Person } from './factories/people.ts';
import type { TestApp } from './stage/build-test-app.ts';

type Client = Parameters<LiveHandler['apply']>[0];

/** A list on a screen: its key in the browser's cache, and the call that fetches it. */
export interface Screen {
  key: readonly unknown[];
  read: () => Promise<unknown>;
}

/**
 * The screens of one person, updated only by the live events recorded for this person, through the
 * browser's handlers.
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

  /** Fetches all screens, as when they are opened. */
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
   * Applies the events recorded since and expects every screen to show what a fresh fetch would: the events
   * changed it, invalidated it, or did not concern it. Returns how many were invalidated.
   */
  async expectFresh(what: string): Promise<number> {
    for (const event of await this.#recorded()) {
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

  async #recorded() {
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

  /** The part of the browser's cache that live handlers use. */
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
