import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};

// A shell between npm and the launcher would not forward a SIGINT that is sent to npm alone.
it.each(Object.entries(scripts))(
  'npm run %s leaves no shell between npm and the launcher',
  (_name, command) => {
    expect(command).toMatch(/^exec node /);
  },
);
