import './browser-globals.ts';
import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { CallerKind } from '@trattativa/contract/access';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { session } from '../../../web/src/platform/session/session.ts';
import type { SessionUser } from '../../../web/src/platform/session/session-store.ts';
import { logInAgain, type Person } from '../factories/people.ts';
import type { TestApp } from '../stage/build-test-app.ts';

// Some hooks translate: they find an instance, whose words are no part of what the service answers.
await createInstance().use(initReactI18next).init({ lng: 'it', fallbackLng: false, resources: {} });

/** A hook of the web application that asks the service something, with what its screen gives it. */
export interface Screen {
  hook: string;
  /** Hook and arguments, in letters. */
  asked: string;
  ask: () => unknown;
}

/** How many calls of one person run at once. */
const atOnce = 6;

/** One person's browser: the cache that the hooks of the web application fill, fetched from the real service. */
export class Browser {
  readonly client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' } },
  });
  readonly name: string;
  readonly person: Person;
  readonly #app: TestApp;
  readonly #hooks = new Map<Query, string>();
  readonly #refused = new Set<Query>();
  /** Answers of one look at everything, by what was asked: several hooks ask the same. */
  readonly #answers = new Map<string, Promise<Response>>();
  #user: SessionUser | null = null;

  constructor(app: TestApp, name: string, person: Person) {
    this.#app = app;
    this.name = name;
    this.person = person;
  }

  async logIn(): Promise<void> {
    this.person.token = await logInAgain(this.#app, this.person);
    await this.stayIn();
  }

  /** Asks who it is; a session that has ended is begun anew. */
  async stayIn(): Promise<void> {
    const mine = await this.#app.call(this.person.token, 'Account/GetMyProfile', {});
    if (mine.status === 401) return this.logIn();
    const { accountId: id, profileName: name, ...rest } = mine.ok;
    this.#user = { ...rest, id, name };
  }

  get kind(): CallerKind | undefined {
    return this.#user?.kind;
  }

  /** Renders the hooks as screens do, so that the cache knows their queries, and fetches the new ones. */
  async open(screens: readonly Screen[]): Promise<void> {
    await this.#asUser(async () => {
      for (const { hook, ask } of screens) {
        const before = this.#cache.getAll().length;
        const Screen = () => {
          ask();
          return null;
        };
        renderToString(createElement(QueryClientProvider, { client: this.client }, createElement(Screen)));
        for (const query of this.#cache.getAll().slice(before)) this.#hooks.set(query, hook);
      }
      await this.#fetch(this.queries().filter(({ state }) => state.data === undefined));
    });
    // What the service refuses this person is on none of the screens.
    for (const query of this.queries()) if (query.state.data === undefined) this.#cache.remove(query);
  }

  /** The hook that asked a query first. */
  hookOf(query: Query): string {
    return this.#hooks.get(query) ?? '';
  }

  get #cache() {
    return this.client.getQueryCache();
  }

  queries(): readonly Query[] {
    return this.#cache.getAll();
  }

  /** Whether the service refused the latest fetch of what it had answered before. */
  isRefused(query: Query): boolean {
    return this.#refused.has(query);
  }

  /** Fetches all that is on screen anew. */
  fetchAll(): Promise<void> {
    return this.#asUser(() => this.#fetch(this.queries()));
  }

  async #fetch(queries: readonly Query[]): Promise<void> {
    const left = [...queries];
    const next = async (): Promise<void> => {
      for (let query = left.shift(); query; query = left.shift()) {
        if ((query.options as { enabled?: unknown }).enabled === false) continue;
        await query.fetch().then(
          () => this.#refused.delete(query),
          () => this.#refused.add(query),
        );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  }

  async #asUser(act: () => Promise<void>): Promise<void> {
    if (this.#user === null) await this.logIn();
    const user = this.#user as SessionUser;
    this.#answers.clear();
    const realFetch = globalThis.fetch;
    // Calls of the chat look for its address in the page.
    Object.defineProperty(globalThis, 'document', {
      value: { querySelector: () => null },
      configurable: true,
    });
    globalThis.fetch = this.#answer as typeof fetch;
    session.begin(
      { token: this.person.token, expiresIn: Number.POSITIVE_INFINITY },
      { id: user.id, username: user.name, email: user.email, image: '' },
    );
    session.complete(user);
    try {
      await act();
    } finally {
      session.end('loggedOut');
      globalThis.fetch = realFetch;
      Reflect.deleteProperty(globalThis, 'document');
    }
  }

  /** Answers what the web application fetches from the real service. */
  readonly #answer = async (address: unknown, request: RequestInit = {}): Promise<Response> => {
    const method = (request.method ?? 'GET') as 'GET';
    const headers = request.headers as Record<string, string>;
    const payload = typeof request.body === 'string' ? request.body : undefined;
    const asked = JSON.stringify([method, address, headers, payload]);
    let answer = this.#answers.get(asked);
    if (answer === undefined) {
      answer = this.#inject({ method, url: String(address), headers, ...(payload && { payload }) });
      this.#answers.set(asked, answer);
    }
    return (await answer).clone();
  };

  async #inject(request: { method: 'GET'; url: string; headers: Record<string, string>; payload?: string }) {
    const reply = await this.#app.app.http.inject(request);
    return new Response(reply.statusCode === 204 ? null : reply.body, { status: reply.statusCode });
  }
}
