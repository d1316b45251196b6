import { fileURLToPath } from 'node:url';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { type Expected, PageWatch } from './page-watch.ts';
import { demoPassword } from './service.ts';

const results = fileURLToPath(new URL('../../test-results/', import.meta.url));
const settlePatienceMs = 20_000;
const listPatienceMs = 5_000;
/** How long nothing of a page may change before it rests. */
const restMs = 100;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A user with their own browser. Names are the visible labels in the user's language. */
export class Person {
  readonly name: string;
  readonly page: Page;
  readonly watch: PageWatch;
  readonly #address: string;

  constructor(name: string, page: Page, address: string) {
    this.name = name;
    this.page = page;
    this.#address = address;
    this.watch = new PageWatch(page);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** The current hash route with its filters. */
  get place(): string {
    return new URL(this.page.url()).hash.slice(1);
  }

  /** Opens an address of the application by typing it. */
  async opens(path: string): Promise<void> {
    await this.page.goto(`${this.#address}/#${path}`);
    await this.settled();
  }

  /**
   * Opens an address as a logged-in user: sets the session cookie and the browser storage of a login, without the login
   * screen.
   */
  async startsAt(path: string, email: string, password = demoPassword): Promise<void> {
    const form = { grant_type: 'password', username: email, password, origin: 'web' };
    const answer = await this.context.request.post(`${this.#address}/auth/login`, { form });
    if (!answer.ok()) throw new Error(`${email} could not log in: ${await answer.text()}`);
    const { access_token: token, user } = (await answer.json()) as { access_token: string; user: string };
    const { Id, Email, UserImageUrl } = JSON.parse(user) as {
      Id: number;
      Email: string;
      UserImageUrl: string;
    };
    const stored = { id: String(Id), username: Email, email: Email, image: UserImageUrl ?? '', token };
    // Any page of the same origin: the storage must be set before the application starts.
    await this.page.goto(`${this.#address}/favicon.svg`);
    await this.page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, stored);
    await this.opens(path);
  }

  /** Logs in on the login screen and waits for the first screen. */
  async logsIn(email: string, password = demoPassword): Promise<void> {
    await this.opens('/login');
    await this.fills('Email', email);
    await this.fills('Password', password);
    await this.presses('Accedi', this.page.getByRole('main'));
    await this.page
      .getByRole('navigation', { name: 'Menu principale' })
      .or(this.profileMenu)
      .first()
      .waitFor();
    await this.settled();
  }

  /** The block with the person's name, last in the top bar. */
  get profileMenu(): Locator {
    return this.page.getByRole('banner').locator('button[popovertarget]').last();
  }

  /** Writes into the field with this label. */
  async fills(label: string | RegExp, text: string, within?: Locator): Promise<void> {
    await this.field(label, within).and(this.page.locator('input, textarea')).first().fill(text);
  }

  /** The field with this label; the mark of a mandatory field is not part of its name. */
  field(label: string | RegExp, within?: Locator): Locator {
    const words = typeof label === 'string' ? new RegExp(`^${escaped(label)}(\\s*\\*)?$`) : label;
    return (within ?? this.page).getByLabel(words).locator('visible=true');
  }

  /** Presses the button with this name. */
  async presses(name: string | RegExp, within?: Locator): Promise<void> {
    await (within ?? this.page).getByRole('button', { name, exact: true }).first().click();
  }

  /** Follows the link with this name. */
  async follows(name: string | RegExp, within?: Locator): Promise<void> {
    await (within ?? this.page).getByRole('link', { name, exact: true }).first().click();
    await this.settled();
  }

  /** Chooses an option of a field that opens a list. */
  async chooses(label: string | RegExp, option: string | RegExp, within?: Locator): Promise<void> {
    const field = this.field(label, within).first();
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
      const wanted = await field
        .getByRole('option', { name: option, exact: true })
        .first()
        .getAttribute('value');
      await field.selectOption(wanted ?? '');
      return;
    }
    const named = this.page.getByRole('option', { name: option, exact: true });
    await this.#takes(named, async () => {
      await field.click();
      if (typeof option === 'string' && (await field.getAttribute('readonly')) === null)
        await field.fill(option);
    });
  }

  /** Types part of a name into a search field and takes the first result. */
  async finds(
    label: string | RegExp,
    typed: string,
    option: string | RegExp = typed,
    within?: Locator,
  ): Promise<void> {
    await this.#takes(this.page.getByRole('option', { name: option }), async () => {
      await this.fills(label, '', within);
      await this.fills(label, typed, within);
      await this.settled();
    });
  }

  /** Chooses from a list once it is open; reopens it if it moved or closed, as a user would. */
  async #takes(option: Locator, ask: () => Promise<void>): Promise<void> {
    const shown = option.locator('visible=true').first();
    for (let attempts = 1; ; attempts += 1) {
      await ask();
      try {
        await shown.waitFor();
        return await shown.click({ timeout: listPatienceMs });
      } catch (lost) {
        if (attempts === 3) throw lost;
      }
    }
  }

  /** Waits until these words stand on the screen. */
  async sees(words: string | RegExp, within?: Locator): Promise<void> {
    await (within ?? this.page).getByText(words).locator('visible=true').first().waitFor();
  }

  /** Waits until these words are gone. */
  async seesNoMore(words: string | RegExp): Promise<void> {
    await this.page.getByText(words).locator('visible=true').first().waitFor({ state: 'hidden' });
  }

  /** Waits until the screen with this title is there. */
  async seesScreen(title: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  /** Waits until an address is open. */
  async isAt(path: string | RegExp): Promise<void> {
    const matches = (hash: string) =>
      typeof path === 'string' ? hash === `#${path}` : path.test(hash.slice(1));
    await this.page.waitForURL((url) => matches(url.hash));
    await this.settled();
  }

  /** Announces an expected error before it happens. */
  expects(words: Expected): void {
    this.watch.expect(words);
  }

  /** Waits until the changes are rendered. */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }

  /** Waits until the page is idle: no pending request, nothing that changes, no skeleton, and a screen with a title. */
  async settled(): Promise<void> {
    const deadline = Date.now() + settlePatienceMs;
    for (;;) {
      // What an answer changes comes after it: the page must rest once more after the last one.
      const wasWaiting = this.watch.underWay().length > 0;
      const isBusy = await this.page.evaluate(restsBusy, restMs);
      if (!wasWaiting && !isBusy && this.watch.underWay().length === 0) return;
      if (Date.now() > deadline) {
        throw new Error(`${this.name} still waits at ${this.place}: ${this.watch.underWay().join(', ')}`);
      }
    }
  }

  /** Saves a screenshot. */
  async screenshot(name: string): Promise<void> {
    await this.page.screenshot({ path: `${results}${name.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}.png` });
  }

  /** Describes this person's page at a failure in words, for a log without screenshots. */
  async situation(): Promise<string> {
    const screen = await this.page.locator('body').innerText();
    const waiting = this.watch.underWay().join(', ') || 'nothing';
    return `${this.name} at ${this.place}, waiting for ${waiting}:\n${screen.replaceAll(/\s+/g, ' ').slice(0, 1_500)}`;
  }

  /** Throws if there were unexpected console errors or failed requests. */
  assertNothingWrong(): void {
    const problems = this.watch.problems();
    if (problems.length > 0) throw new Error(`In the browser of ${this.name}:\n${problems.join('\n')}`);
  }
}

/**
 * Waits, in the page, until nothing has changed for a time, or for ten times that time if something always changes, and
 * answers whether the screen still loads.
 */
async function restsBusy(quietMs: number): Promise<boolean> {
  await new Promise<void>((resolve) => {
    // After all that is still to be done. An idle callback would wait for its timeout on a page that draws nothing more.
    const rests = () => void scheduler.postTask(end, { priority: 'background' });
    let quiet = setTimeout(rests, quietMs);
    const changes = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(rests, quietMs);
    });
    const longest = setTimeout(end, quietMs * 10);
    function end() {
      clearTimeout(quiet);
      clearTimeout(longest);
      changes.disconnect();
      resolve();
    }
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return (
    document.querySelector('[role="status"][data-shape]') !== null ||
    ![...document.querySelectorAll('h1')].some((title) => title.checkVisibility())
  );
}
