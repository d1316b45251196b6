import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './chromium.ts';
import { Person } from './person.ts';
import { Service } from './service.ts';
import { openWindow, returnWindow, takeWindow, type Window } from './window-pool.ts';

const actionPatienceMs = 15_000;

export interface PersonOptions {
  language?: string;
  /** The base URL, if not the service's own. */
  address?: string;
}

export interface Stage {
  readonly service: Service;
  /** A new person with their own browser window; in Italian, the default for first visitors. */
  person(name: string, options?: BrowserContextOptions & PersonOptions): Promise<Person>;
  /** A new person who is already logged in and opens an address. */
  arrives(name: string, email: string, path: string, options?: PersonOptions): Promise<Person>;
}

/**
 * The environment of one test file: the demo market with its own server, the worker's browser, and people. A file that
 * kills its server says so with `isKilled`. After each test all consoles must be empty. A failed test logs the state of every page and saves screenshots in test-results/.
 */
export function openStage(options: { isKilled?: boolean } = {}): Stage {
  let service: Service | undefined;
  let browser: Browser | undefined;
  let people: Person[] = [];
  /** The windows of people that others may have after them. */
  const returned = new Map<Person, Window>();

  beforeAll(async () => {
    const [started, launched] = await Promise.allSettled([Service.start(options), openBrowser()]);
    if (started.status === 'fulfilled') service = started.value;
    if (launched.status === 'fulfilled') browser = launched.value;
    for (const outcome of [started, launched]) if (outcome.status === 'rejected') throw outcome.reason;
  });

  afterEach(async ({ task }) => {
    const present = people;
    people = [];
    const failed = task.result?.state === 'fail';
    try {
      if (failed) {
        for (const person of present) {
          console.error(await person.situation().catch(String));
          await person.screenshot(`${task.name}-${person.name}`);
        }
      }
      for (const person of present) person.assertNothingWrong();
    } finally {
      await Promise.all(
        present.map((person) => {
          const window = returned.get(person);
          returned.delete(person);
          return window && !failed && !person.page.isClosed()
            ? returnWindow(window, stage.service.address)
            : person.context.close();
        }),
      );
    }
  });

  afterAll(async () => {
    await service?.stop();
  });

  const stage: Stage = {
    get service() {
      if (!service) throw new Error('The stage is not open yet.');
      return service;
    },
    async person(name, { language, address, ...context } = {}) {
      if (!browser || !service) throw new Error('The stage is not open yet.');
      const isUsual = !language && !address && Object.keys(context).length === 0;
      const window = await (isUsual ? takeWindow(browser) : openWindow(browser, context));
      window.context.setDefaultTimeout(actionPatienceMs);
      if (language) {
        await window.context.addInitScript((code) => {
          if (localStorage.getItem('language') === null) localStorage.setItem('language', code);
        }, language);
      }
      const person = new Person(name, window.page, address ?? service.address);
      if (isUsual) returned.set(person, window);
      people.push(person);
      return person;
    },
    async arrives(name, email, path, options) {
      const person = await stage.person(name, options);
      await person.startsAt(path, email);
      return person;
    },
  };
  return stage;
}
