import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './checks/sources.ts';

const page = readFileSync(join(root, 'docs/room-protocol.md'), 'utf8');

it('every file and test that docs/room-protocol.md names exists', () => {
  const missing: string[] = [];
  for (const row of page.split('\n').filter((line) => line.startsWith('|'))) {
    let source = '';
    for (const [, path, sentence] of row.matchAll(/`([\w@./-]+\/[\w./-]*)`|“([^”]+)”/g)) {
      if (path !== undefined && !path.startsWith('/')) {
        if (!existsSync(join(root, path))) missing.push(path);
        else if (path.endsWith('.test.ts')) source = readFileSync(join(root, path), 'utf8');
      } else if (sentence !== undefined && !source.includes(sentence)) missing.push(sentence);
    }
  }
  expect(missing).toEqual([]);
  expect(page.match(/“[^”]+”/g)?.length).toBeGreaterThan(100);
});
