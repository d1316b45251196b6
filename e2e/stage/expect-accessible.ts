import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose outcome depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe over what is on the screen, in light and in dark: WCAG 2.2 AA and its best practices, nothing found. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = [
    ...(await check(page, 'light', { type: 'tag', values: tags })),
    ...(await check(page, 'dark', { type: 'rule', values: colourRules })),
  ];
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

async function check(
  page: Page,
  colorScheme: 'light' | 'dark',
  runOnly: { type: 'tag' | 'rule'; values: string[] },
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
