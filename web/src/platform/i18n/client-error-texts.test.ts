import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { clientErrorCodes } from '../../../client-error-texts.ts';

const sources = fileURLToPath(new URL('../..', import.meta.url));

it('has a text for every error code that a screen names', () => {
  const named = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(sources, path), 'utf8').matchAll(/errors:([A-Za-z_]+)/g)])
    .map((match) => match[1] as string);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((code) => !clientErrorCodes.includes(code))).toEqual([]);
});
