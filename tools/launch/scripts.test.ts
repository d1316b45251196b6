import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};

// A shell that stays between npm and the launcher keeps to itself a SIGINT that is sent to npm alone.
it.each(Object.entries(scripts))('npm run %s leaves no shell behind itself', (_name, command) => {
  expect(command).toMatch(/^exec node /);
});
