import { expect, it } from 'vitest';
import { builtFrom } from './build-web.mjs';

it('the web application is built anew when any of our packages in it has changed, not for a test', () => {
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
