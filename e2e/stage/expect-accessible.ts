import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

// The readable form is more than twice as long, and every person's page has to read it.
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose outcome depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe over what is on the screen, in light and in dark: WCAG 2.2 AA and its best practices, nothing found. A screen
 * made of the same kinds of element in the same states as one that this run has found sound already is not asked again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const sound = join(
    inject('soundScreens'),
    createHash('sha256')
      .update(await makeUp(page))
      .digest('hex'),
  );
  if (existsSync(sound)) return;
  const found = [
    ...(await check(page, 'light', { type: 'tag', values: tags })),
    ...(await check(page, 'dark', { type: 'rule', values: colourRules })),
  ];
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  writeFileSync(sound, '');
}

/**
 * What axe could judge differently on this screen than on another: its route, its size and every kind of element with
 * its place, classes and attributes, however often it is there. Texts, ids and addresses are left out, but not whether
 * there are any.
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
      // A colour half-way to another one is nobody's contrast.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      }
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const { violations } = await checker.run(document, { runOnly: only, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => {
          const why = [...node.any, ...node.all, ...node.none].map(({ message }) => message).join('; ');
          return `${scheme} ${id} (${help}): ${node.target.join(' ')} ${node.html.slice(0, 160)} — ${why}`;
        }),
      );
    },
    [colorScheme, runOnly] as const,
  );
}
