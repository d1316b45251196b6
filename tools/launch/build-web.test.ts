import { expect, it } from 'vitest';
import { builtFrom } from './build-web.mjs';

it('a change in any of our packages rebuilds the web application; a changed test does not', () => {
  const paths = builtFrom();
  for (const path of [
    'web/src/main.tsx',
    'contract/src/api.ts',
    'domain/src/people/levels.ts',
    'texts/it/deals/negotiations.json',
  ])
    expect(paths).toContain(path);
  expect(paths.filter((path) => /\.test\.tsx?$|\/(dist|node_modules)\//.test(path))).toEqual([]);
});
