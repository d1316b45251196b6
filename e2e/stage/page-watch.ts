import type { Page, Request } from 'playwright-core';

/** An expected error: its console message, or the request. */
export type Expected = RegExp;

/**
 * Watches a page from its first request: console errors and failed requests are problems. Also knows when no request is
 * pending.
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
      // The page aborted the request, or a navigation did.
      if (reason !== 'net::ERR_ABORTED')
        this.#note(`request failed: ${request.method()} ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400) return;
      // The body of a refused refresh is never read, and an unread body never counts as finished.
      this.#open.delete(response.request());
      this.#note(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
    });
    page.on('crash', () => this.#note('the page crashed'));
  }

  /** Expects matching errors from now on. They must also occur. */
  expect(words: Expected): void {
    this.#expected.push({ words, met: false });
  }

  /** Pending requests. */
  underWay(): string[] {
    return [...this.#open].map((request) => request.url());
  }

  /** The problems so far, and expected errors that did not occur. */
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
