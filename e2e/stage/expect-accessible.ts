import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

// The minified source is less than half as long, and every page has to load it.
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose outcome depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Expects that `inaccessible` finds nothing on the current screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await inaccessible(page), `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * What axe finds on the current screen in light and dark mode: WCAG 2.2 AA and best practices. A screen with the same kinds
 * of elements in the same states as one that already passed in this run is skipped.
 */
export async function inaccessible(page: Page): Promise<string[]> {
  const sound = join(
    inject('soundScreens'),
    createHash('sha256')
      .update(await makeUp(page))
      .digest('hex'),
  );
  if (existsSync(sound)) return [];
  const found = [
    ...(await check(page, 'light', { type: 'tag', values: tags })),
    ...(await check(page, 'dark', { type: 'rule', values: colourRules })),
  ];
  if (found.length === 0) writeFileSync(sound, '');
  return found;
}

/**
 * The structure of a screen as far as axe results depend on it: its route, its size and every kind of element with its
 * position, classes and attributes, regardless of the count. Texts, ids and addresses are reduced to whether they exist.
 */
function makeUp(page: Page): Promise<string> {
  return page.evaluate(() => {
    const free =
      /^(id|for|href|src|srcset|value|name|title|alt|datetime|d|style|aria-(label|describedby|labelledby|controls|owns|activedescendant|valuenow|valuetext|rowindex|rowcount|posinset|setsize))$/;
    const kinds = new Set<string>();
    const kindOf = (element: Element) => {
      const attributes = [...element.attributes].map(({ name, value }) =>
        free.test(name) ? `${name}${value === '' ? '=' : ''}` : `${name}=${value}`,
      );
      const named = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      return `${element.localName} ${attributes.sort().join(' ')} ${named}`;
    };
    for (const element of document.body.querySelectorAll('*')) {
      kinds.add(`${element.parentElement?.localName} > ${kindOf(element)}`);
    }
    const route = location.hash.replace(/\?.*/, '').replaceAll(/\d+/g, 'N');
    const headings = [...document.querySelectorAll('h1, h2, h3, h4')]
      .map(({ localName }) => localName)
      .join(' ');
    return [route, innerWidth, headings.replaceAll(/(h\d)( \1)+/g, '$1'), ...[...kinds].sort()].join('\n');
  });
}

async function check(
  page: Page,
  colorScheme: 'light' | 'dark',
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async ([scheme, only]) => {
      // Colours in a running transition have no meaningful contrast.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      }
      // What a sticky bar covers depends on how far the page is scrolled: every element is checked in its own place.
      const sticky = [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => getComputedStyle(element).position === 'sticky')
        .map((element) => ({ element, style: element.getAttribute('style') }));
      for (const { element } of sticky) element.style.cssText += '; position: relative; inset: auto';
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(document, { runOnly: only, resultTypes: ['violations'] });
      for (const { element, style } of sticky) {
        if (style === null) element.removeAttribute('style');
        else element.setAttribute('style', style);
      }
      // A link or button in another one is invalid, and axe has no rule for it.
      const nested = [...document.querySelectorAll(':is(a[href], button) :is(a[href], button)')].map(
        ({ outerHTML }) => `${scheme} nested control: ${outerHTML.slice(0, 160)}`,
      );
      return violations
        .flatMap(({ id, help, nodes }) =>
          nodes.map((node) => {
            const why = [...node.any, ...node.all, ...node.none].map(({ message }) => message).join('; ');
            return `${scheme} ${id} (${help}): ${node.target.join(' ')} ${node.html.slice(0, 160)} — ${why}`;
          }),
        )
        .concat(nested);
    },
    [colorScheme, runOnly] as const,
  );
}
