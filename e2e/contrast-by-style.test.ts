import { expect, test } from 'vitest';
import { inaccessible } from './stage/expect-accessible.ts';
import { openStage } from './stage/open-stage.ts';

const stage = openStage();

/** A page that is sound but for what is in `body`. */
const pageWith = (body: string) => `<!doctype html><html lang="it"><head><title>Contrasto</title><style>
  body { margin: 0; color: #222; background: #fff }
  .pale { color: #949494 } .large { font-size: 32px } .dim { opacity: 0.5 }
  .dark { background: #333; color: #fff } .deep { background: #444; color: #fff } .light { background: #aaa; color: #fff }
  .stack { position: relative } .over { position: absolute; inset: 0; background: #888; z-index: 0 }
  .top { position: relative; z-index: 1 } .text { color: #555 }
  a.blue { color: #0050a0; text-decoration: none }
  @media (prefers-color-scheme: dark) { .night { color: #ccc } }
</style></head><body><main><h1>Contrasto</h1>${body}</main></body></html>`;

/** What is wrong on a page, each as its scheme and its rule. */
async function findings(...bodies: string[]): Promise<string[][]> {
  const { page } = await stage.person('somebody');
  const found: string[][] = [];
  for (const [at, body] of bodies.entries()) {
    // A page of the same make-up as a sound one is skipped: each has one of its own.
    await page.setContent(pageWith(`<div data-page="${Date.now()}-${at}">${body}</div>`));
    found.push((await inaccessible(page)).map((finding) => finding.split(' ').slice(0, 2).join(' ')));
  }
  return found;
}

const both = ['light color-contrast', 'dark color-contrast'];

test.each([
  ['another colour', '<p class="text">uno</p>', '<p class="text">uno</p><p class="pale">due</p>'],
  [
    'another background of an element around it',
    '<div class="deep"><p>uno</p></div>',
    '<div class="light"><p>uno</p></div>',
  ],
  ['a size at which it counts as small', '<p class="pale large">uno</p>', '<p class="pale">uno</p>'],
  [
    'an element around it that lets the page shine through',
    '<div class="dark"><p>uno</p></div>',
    '<div class="dark dim"><p>uno</p></div>',
  ],
  [
    'an element beside it that lies under it',
    '<div class="stack"><p class="text top">uno</p></div>',
    '<div class="stack"><div class="over"></div><p class="text top">uno</p></div>',
  ],
])('a text in a style that passed is judged again with %s', async (_what, sound, faulty) => {
  expect(await findings(sound, faulty)).toEqual([[], both]);
});

test('what is wrong in the dark alone is found there', async () => {
  expect(await findings('<p class="text">uno</p>', '<p class="night">uno</p>')).toEqual([
    [],
    ['dark color-contrast'],
  ]);
});

test('what failed once fails wherever it stands', async () => {
  expect(await findings('<p class="pale">uno</p>', '<p class="pale">due</p>')).toEqual([both, both]);
});

test('a link that a text shows by its colour alone is found after one that differs enough', async () => {
  const text = (kind: string) => `<p>Leggi <a class="${kind}" href="#due">la guida</a> prima di tutto.</p>`;
  const [sound, faulty] = await findings(text('underlined'), text('blue'));
  expect(sound).toEqual([]);
  expect(faulty).toEqual(['light link-in-text-block', 'dark link-in-text-block']);
});
