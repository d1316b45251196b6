import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type DistinctStyles, distinguishStyles } from './distinct-styles.ts';

// The minified source is less than half as long, and every page has to load it. axe would copy the source of each element that it
// looks at, with all that is in it.
const axeScript = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ noHtml: true });`;
const rules = {
  light: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  // The only rules whose outcome depends on the colours.
  dark: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
};

interface Checked {
  axe: typeof axe;
  distinctStyles: DistinctStyles;
}

/** Expects that `inaccessible` finds nothing on the current screen. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await inaccessible(page), `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * What axe finds on the current screen in light and dark mode: WCAG 2.2 AA and best practices. A screen with the same kinds
 * of elements in the same states as one that already passed in this run is skipped.
 */
export async function inaccessible(page: Page): Promise<string[]> {
  const screen = await makeUp(page);
  if (isJudged(screen)) return [];
  const found = [...(await check(page, 'light')), ...(await check(page, 'dark'))];
  if (found.length === 0) judge(screen);
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

/**
 * Applies all rules in light mode, and those of colours in dark mode. Styles that passed in this run, on whatever screen, are
 * not judged again.
 */
async function check(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeScript);
    await page.evaluate(distinguishStyles);
  }
  const styles = await page.evaluate(async () => {
    // Colours in a running transition have no meaningful contrast.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const { distinctStyles } = window as unknown as Checked;
    return distinctStyles.unstuck(distinctStyles.read);
  });
  const unjudged = styles.filter((style) => !isJudged(style));
  if (colorScheme === 'dark' && unjudged.length === 0) return [];
  const { found, sound } = await page.evaluate(
    async ([scheme, only, judged]) => {
      const { axe: checker, distinctStyles } = window as unknown as Checked;
      distinctStyles.judgeOnly(judged);
      const { violations, incomplete } = await distinctStyles.unstuck(() =>
        checker.run(scheme === 'light' ? document : distinctStyles.wearers(judged), {
          runOnly: only,
          resultTypes: ['violations'],
          elementRef: true,
        }),
      );
      // A link or button in another one is invalid, and axe has no rule for it.
      const nested = [...document.querySelectorAll(':is(a[href], button) :is(a[href], button)')].map(
        ({ outerHTML }) => `${scheme} nested control: ${outerHTML.slice(0, 160)}`,
      );
      const areLinksSound = ![...violations, ...incomplete].some(({ id }) => id === 'link-in-text-block');
      return {
        sound: judged.filter((style) =>
          style.startsWith('link\n') ? areLinksSound : distinctStyles.isSound(style),
        ),
        found: violations
          .flatMap(({ id, help, nodes }) =>
            nodes.map((node) => {
              const why = [...node.any, ...node.all, ...node.none].map(({ message }) => message).join('; ');
              const html = node.element?.outerHTML.slice(0, 160);
              return `${scheme} ${id} (${help}): ${node.target.join(' ')} ${html} — ${why}`;
            }),
          )
          .concat(nested),
      };
    },
    [colorScheme, rules[colorScheme], unjudged] as const,
  );
  for (const style of sound) judge(style);
  return found;
}

/** The file that exists once a style, or a screen of this make-up, has passed in this run. */
function placeOf(passed: string): string {
  return join(inject('soundScreens'), createHash('sha256').update(passed).digest('hex'));
}

function isJudged(passed: string): boolean {
  return existsSync(placeOf(passed));
}

function judge(passed: string): void {
  writeFileSync(placeOf(passed), '');
}
