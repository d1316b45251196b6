import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';

const folder = new URL('../../texts/', import.meta.url);

interface Texts {
  keys: ReadonlySet<string>;
  /** Every text without placeholders, with its keys. */
  byText: ReadonlyMap<string, readonly string[]>;
  textOf: ReadonlyMap<string, string>;
}

const read = new Map<string, Texts>();

/** All texts of one language, by `feature:key`. */
export function textsOf(language: string): Texts {
  const known = read.get(language);
  if (known) return known;
  const textOf = new Map<string, string>();
  const byText = new Map<string, string[]>();
  for (const file of readdirSync(new URL(`${language}/`, folder), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const tree: unknown = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
    walk(tree, '', (key, text) => {
      const whole = `${basename(file, '.json')}:${key}`;
      textOf.set(whole, text);
      byText.set(text, [...(byText.get(text) ?? []), whole]);
    });
  }
  const texts = { keys: new Set([...textOf.keys()].map((key) => key.replace(/^.*?:/, ''))), byText, textOf };
  read.set(language, texts);
  return texts;
}

function walk(tree: unknown, path: string, found: (key: string, text: string) => void): void {
  if (typeof tree === 'string') found(path, tree);
  else if (tree !== null && typeof tree === 'object')
    for (const [key, below] of Object.entries(tree)) walk(below, path === '' ? key : `${path}.${key}`, found);
}

/** Every visible or announced text of the screen: content, names, hints, titles. */
export function wordsOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const tag = node.parentElement?.tagName;
      // Each language is shown under its own name.
      if (tag === 'SCRIPT' || tag === 'STYLE' || node.parentElement?.closest('option[lang]')) continue;
      words.add(node.textContent?.trim() ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        words.add(element.getAttribute(name)?.trim() ?? '');
    words.delete('');
    return [...words];
  });
}

/** Untranslated texts of the screen: a raw key, or an Italian text that differs in `language`. */
export function notTranslated(words: readonly string[], language: string): string[] {
  const italian = textsOf('it');
  const spoken = textsOf(language);
  return words.filter((word) => {
    // Initials in an avatar.
    if (word.length <= 2) return false;
    if (italian.keys.has(word) && word.includes('.')) return true;
    if (/^[a-z]+:[a-z][A-Za-z.]+$/.test(word) || word.includes('{{')) return true;
    if (language === 'it' || spoken.byText.has(word)) return false;
    const keys = italian.byText.get(word) ?? [];
    return keys.some((key) => spoken.textOf.has(key) && spoken.textOf.get(key) !== word);
  });
}

/** Overflows: parts outside of the window, and truncated texts. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      problems.push(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${width}`);
    const describe = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.className}"> "${element.textContent?.trim().slice(0, 60)}"`;
    const scrolls = (element: Element | null): boolean => {
      for (let above = element; above && above !== document.body; above = above.parentElement) {
        const { overflowX } = getComputedStyle(above);
        if (overflowX === 'auto' || overflowX === 'scroll') return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!own || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      // Texts for screen readers only.
      if (box.width <= 1 || box.height <= 1) continue;
      const style = getComputedStyle(element);
      if ((box.right > width + 1 || box.left < -1) && !scrolls(element))
        problems.push(`sticks out of the window: ${describe(element)}`);
      const cut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      if (
        cut &&
        style.overflowX !== 'visible' &&
        style.overflowX !== 'auto' &&
        style.overflowX !== 'scroll'
      ) {
        if (style.textOverflow !== 'ellipsis') problems.push(`is cut off: ${describe(element)}`);
        else if (element.closest('button, a.mantine-Button-root, label, h1, th'))
          problems.push(`is shortened: ${describe(element)}`);
      }
    }
    return problems;
  });
}

/** How many pixels the page scrolls past its end: its footer, or the screen itself where there is none. */
export function scrollsPastItsEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const end =
      [...document.querySelectorAll('footer')].filter((footer) => footer.checkVisibility()).at(-1) ??
      document.querySelector('main');
    if (!end) return 0;
    const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
    if (scrollHeight <= clientHeight) return 0;
    // What stays at the bottom of a phone has its height below the footer.
    const below = parseFloat(getComputedStyle(end.parentElement ?? end).paddingBottom) || 0;
    return Math.max(0, Math.round(scrollHeight - (end.getBoundingClientRect().bottom + scrollTop + below)));
  });
}

/** Where the first row, or card, begins (px); null without one. Menus and filters hold no rows, and a group is none itself. */
export function topOfFirstRow(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const rows =
      'main :is([role=row]:not(:has([role=columnheader])), tbody tr, li:not(:has([data-walk])), article)';
    const first = [...document.querySelectorAll(rows)].find((row) => {
      const { width, height } = row.getBoundingClientRect();
      return width >= 180 && height >= 38 && row.closest('nav, search, header, form') === null;
    });
    return first ? Math.round(first.getBoundingClientRect().top) : null;
  });
}
