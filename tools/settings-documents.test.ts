import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Setting } from '../server/src/platform/config/setting.ts';
import { settings } from '../server/src/platform/config/settings.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { root } from './checks/sources.ts';
import { envFileProblems } from './launch/env-file.mjs';
import { settingsDocuments } from './settings-documents.ts';

const example = readFileSync(join(root, '.env.example'), 'utf8');
const lines = example.split('\n').filter((line) => line !== '');
const shown = lines.filter((line) => /^#[A-Z]/.test(line)).map((line) => line.slice(1));
const named = shown.map((line) => /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1]);
const placeholders = Object.entries(settings as Record<string, Setting>).flatMap(([name, { placeholder }]) =>
  placeholder === undefined ? [] : [[name, placeholder] as const],
);

it.each([...settingsDocuments()])('%s is what npm run generate makes of the settings', (file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});

describe('.env.example', () => {
  it('shows each setting once, and has nothing but settings and comments on lines of their own', () => {
    expect(named).toEqual(Object.keys(settings));
    expect(lines.filter((line) => !/^#( .*)?$/.test(line) && !/^#[A-Z][A-Z0-9_]*=/.test(line))).toEqual([]);
  });

  it('as it stands is a file of Node, systemd and Docker, with every value valid', () => {
    const file = shown.join('\n');
    expect(envFileProblems(file)).toEqual([]);
    expect(parseEnv(file)).toEqual(Object.fromEntries(shown.map((line) => line.split(/=(.*)/s).slice(0, 2))));
    expect(() => readConfig({ ...parseEnv(file), NODE_ENV: 'development' })).not.toThrow();
  });

  it.each(placeholders)('shows for %s a value that production refuses', (name, value) => {
    expect(() => readConfig({ NODE_ENV: 'production', [name]: value })).toThrow(
      `The setting ${name} still has a value of the example; a production start needs one of your own.`,
    );
  });

  it('shows a value for every secret that production refuses', () => {
    const secrets = Object.entries(settings as Record<string, Setting>).filter(
      ([, { isSecret }]) => isSecret,
    );
    expect(secrets.filter(([, { placeholder }]) => placeholder === undefined)).toEqual([]);
  });
});
