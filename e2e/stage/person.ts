import { fileURLToPath } from 'node:url';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { type Expected, PageWatch } from './page-watch.ts';
import { demoPassword } from './service.ts';

const results = fileURLToPath(new URL('../../test-results/', import.meta.url));
const settlePatienceMs = 20_000;
const listPatienceMs = 5_000;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Somebody in front of a browser of their own. Names are what is read on the screen, in the person's language. */
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

  /** The hash route that is open, with its filters. */
  get place(): string {
    return new URL(this.page.url()).hash.slice(1);
  }

  /** Opens an address of the application by typing it. */
  async opens(path: string): Promise<void> {
    await this.page.goto(`${this.#address}/#${path}`);
    await this.settled();
  }

  /**
   * Opens an address as somebody who logged in before: with the cookie of a session and what the login leaves in the
   * browser, without the way through the login screen.
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
    // Any page of the same origin: what the application finds must be there before it starts.
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

  /** The block with the person's name, the last of the top bar. */
  get profileMenu(): Locator {
    return this.page.getByRole('banner').locator('button[popovertarget]').last();
  }

  /** Writes into the field with this label. */
  async fills(label: string | RegExp, text: string, within?: Locator): Promise<void> {
    await this.field(label, within).and(this.page.locator('input, textarea')).first().fill(text);
  }

  /** The field with this label; the mark of a mandatory one is no part of its name. */
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

  /** Types a part of a name into a field that searches, and takes the first that is found. */
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

  /** Takes from a list once it was asked for; one that moved or closed under the hand is asked for again, as anybody would. */
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

  /** A refusal or failure that belongs to the story, before it happens. */
  expects(words: Expected): void {
    this.watch.expect(words);
  }

  /** Waits until what changed is on the screen. */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }

  /** Waits until nothing is under way: no request without an answer, no skeleton, and a screen with a title. */
  async settled(): Promise<void> {
    const deadline = Date.now() + settlePatienceMs;
    for (let quiet = 0; quiet < 4; ) {
      const busy = await this.page.evaluate(async () => {
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20)));
        return (
          document.querySelector('[role="status"][data-shape]') !== null ||
          ![...document.querySelectorAll('h1')].some((title) => title.checkVisibility())
        );
      });
      quiet = busy || this.watch.underWay().length > 0 ? 0 : quiet + 1;
      if (Date.now() > deadline) {
        throw new Error(`${this.name} still waits at ${this.place}: ${this.watch.underWay().join(', ')}`);
      }
    }
  }

  /** Keeps a picture of what is on the screen now. */
  async screenshot(name: string): Promise<void> {
    await this.page.screenshot({ path: `${results}${name.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}.png` });
  }

  /** Where a story broke off for this person, in words: for a log without the picture. */
  async situation(): Promise<string> {
    const screen = await this.page.locator('body').innerText();
    const waiting = this.watch.underWay().join(', ') || 'nothing';
    return `${this.name} at ${this.place}, waiting for ${waiting}:\n${screen.replaceAll(/\s+/g, ' ').slice(0, 1_500)}`;
  }

  /** Throws when something happened that a person with the console open would frown at. */
  assertNothingWrong(): void {
    const problems = this.watch.problems();
    if (problems.length > 0) throw new Error(`In the browser of ${this.name}:\n${problems.join('\n')}`);
  }
}
