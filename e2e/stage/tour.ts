import { expect } from 'vitest';
import { paths } from '../../web/src/platform/paths.ts';
import { inaccessible } from './expect-accessible.ts';
import type { Stage } from './open-stage.ts';
import type { Person } from './person.ts';
import {
  notTranslated,
  overflowing,
  scrollsPastItsEnd,
  topOfFirstRow,
  wordsOnScreen,
} from './read-screen.ts';

/** A tour takes as long as dozens of stories, also on a busy machine. */
export const tourPatienceMs = 900_000;

/** Every route that can be typed as it is. */
export const typedRoutes = Object.values(paths).filter((path) => !path.includes(':') && !path.includes('*'));

/** A window in which a screen is measured, and how low the first row of a list may begin in it. */
interface Size {
  width: number;
  height: number;
  maxTopOfFirstRow: number;
}
const desktop: Size = { width: 1440, height: 900, maxTopOfFirstRow: 300 };
const phone: Size = { width: 390, height: 844, maxTopOfFirstRow: 260 };

const refusal = 'Questa pagina non è per il tuo ruolo';
/** The screen of an unknown address, also of one that lacks what follows it. */
const unknown = 'Pagina non trovata';

/**
 * A person's walk over screens. On each one: one heading and a title that begins with its name, accessible in light and dark, no
 * word untranslated or cut off, nothing outside of a phone's width, nothing below the footer, an empty console.
 */
export class Tour {
  readonly #person: Person;
  readonly #lists: Set<string>;
  readonly #seen = new Set<string>();
  readonly #findings: string[] = [];

  /** `lists` are the addresses of lists that have rows in the demo: their first row begins high on the screen. */
  constructor(person: Person, lists: readonly string[] = []) {
    this.#person = person;
    this.#lists = new Set(lists);
  }

  /** Starts as a demo user on the first screen. */
  static async startAs(stage: Stage, login: string, lists: readonly string[] = []): Promise<Tour> {
    return new Tour(await stage.arrives(login, `${login}@demo.test`, '/'), lists);
  }

  /** Follows each link of the top bar and the side menu, except those to addresses in `known`, and adds theirs to it. */
  async followMenu(known: Set<string> = new Set()): Promise<void> {
    const { page } = this.#person;
    const links = page
      .getByRole('banner')
      .or(page.getByRole('navigation', { name: 'Menu principale' }))
      .getByRole('link');
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(1);
    for (const [at, href] of hrefs.entries()) {
      if (known.has(href)) continue;
      known.add(href);
      // The menu of a phone is folded.
      await this.#resize(desktop);
      await links.nth(at).click();
      await this.#person.settled();
      if (await this.#shows(unknown)) this.#found('no such screen');
      await this.#probe();
    }
  }

  /** Opens these addresses, as links of the application would. */
  async visit(routes: readonly string[]): Promise<void> {
    for (const path of routes) {
      await this.#person.page.evaluate((to) => location.assign(`#${to}`), path);
      await this.#person.settled();
      await this.#probe();
    }
  }

  /** Visits the lists that were not on the way, and fails with everything that was found. */
  async end(): Promise<void> {
    await this.visit([...this.#lists].filter((list) => !this.#seen.has(list)));
    for (const list of this.#lists) if (!this.#seen.has(list)) this.#findings.push(`${list} leads elsewhere`);
    expect(this.#findings).toEqual([]);
  }

  async #probe(): Promise<void> {
    // All addresses of other roles lead to one screen, and all unknown ones to another.
    const isRefused = await this.#shows(refusal);
    const screen = isRefused ? refusal : (await this.#shows(unknown)) ? unknown : this.#person.place;
    if (this.#seen.has(screen)) return;
    this.#seen.add(screen);
    await this.#probeWords();
    // The next screen begins with the size of this one: each is changed once.
    for (const size of this.#isPhone() ? [phone, desktop] : [desktop, phone]) {
      await this.#resize(size);
      await this.#probeSize(size);
    }
    this.#person.assertNothingWrong();
  }

  async #probeWords(): Promise<void> {
    const { page } = this.#person;
    const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts();
    if (headings.length !== 1) this.#found(`${headings.length} headings of the first level`);
    const title = await page.title();
    if (!/^.+ · Trattativa$/.test(title)) this.#found(`its title is "${title}"`);
    for (const words of notTranslated(await wordsOnScreen(page), 'it'))
      this.#found(`not translated: ${words}`);
  }

  async #probeSize({ width, maxTopOfFirstRow }: Size): Promise<void> {
    const { page } = this.#person;
    const at = `at ${width} px`;
    if (this.#lists.has(this.#person.place)) {
      const top = await topOfFirstRow(page);
      if (top === null || top > maxTopOfFirstRow)
        this.#found(`first row ${at}: ${top ?? 'none'}, allowed ${maxTopOfFirstRow}`);
    }
    const past = await scrollsPastItsEnd(page);
    if (past > 1) this.#found(`scrolls ${past} px past its footer ${at}`);
    if (this.#isPhone()) for (const part of await overflowing(page)) this.#found(`${part} ${at}`);
    else for (const finding of await inaccessible(page)) this.#found(finding);
  }

  #shows(heading: string): Promise<boolean> {
    return this.#person.page.getByRole('heading', { name: heading }).isVisible();
  }

  async #resize({ width, height }: Size): Promise<void> {
    const { page } = this.#person;
    if (page.viewportSize()?.width === width) return;
    await page.setViewportSize({ width, height });
    await this.#person.settled();
  }

  #isPhone(): boolean {
    return this.#person.page.viewportSize()?.width === phone.width;
  }

  #found(what: string): void {
    this.#findings.push(`${this.#person.place}: ${what}`);
  }
}
