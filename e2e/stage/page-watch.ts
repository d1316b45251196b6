import type { Page, Request } from 'playwright-core';

/** A refusal or a failure that belongs to the story: how the browser words it in its console, or what was asked. */
export type Expected = RegExp;

/**
 * Listens to a page from its first request on: whatever a person with the console open would frown at is a problem.
 * Also knows when the page has nothing under way.
 */
export class PageWatch {
  readonly #problems: string[] = [];
  readonly #expected: { words: Expected; met: boolean }[] = [];
  readonly #open = new Set<Request>();

  constructor(page: Page) {
    page.on('console', (message) => {
      const kind = message.type();
      if (kind !== 'error' && kind !== 'warning') return;
      this.#note(`console ${kind}: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.#note(`page error: ${error.stack ?? error.message}`));
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => {
      this.#open.delete(request);
      const reason = request.failure()?.errorText ?? '';
      // What the page itself no longer wants, or a navigation cut off.
      if (reason !== 'net::ERR_ABORTED')
        this.#note(`request failed: ${request.method()} ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400) return;
      // Nobody reads the body of a refused refresh, and an unread body never counts as finished.
      this.#open.delete(response.request());
      this.#note(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
    });
    page.on('crash', () => this.#note('the page crashed'));
  }

  /** From now on, what matches belongs to the story. A story that announces it must also meet it. */
  expect(words: Expected): void {
    this.#expected.push({ words, met: false });
  }

  /** Requests that have no answer yet. */
  underWay(): string[] {
    return [...this.#open].map((request) => request.url());
  }

  /** What went wrong so far, and what was announced but did not happen. */
  problems(): string[] {
    const missing = this.#expected
      .filter(({ met }) => !met)
      .map(({ words }) => `announced, but did not happen: ${words}`);
    return [...this.#problems, ...missing];
  }

  #note(problem: string): void {
    const announced = this.#expected.filter(({ words }) => words.test(problem));
    for (const expected of announced) expected.met = true;
    if (announced.length === 0) this.#problems.push(problem);
  }
}
