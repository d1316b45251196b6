import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { envFileProblems } from './env-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'trattativa-env-'));
const module = fileURLToPath(new URL('./env-file.mjs', import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Prints PORT and HOST of a process that is started as the launcher starts the service. */
function startedWith(path: string, env: Record<string, string> = {}) {
  const program = `
    const { envFile } = await import(${JSON.stringify(module)});
    const { spawnSync } = await import('node:child_process');
    const show = 'console.log(process.env.PORT + " " + process.env.HOST)';
    spawnSync(process.execPath, [...envFile(${JSON.stringify(path)}), '-e', show], { stdio: 'inherit' });`;
  const result = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env,
  });
  return { code: result.status, said: result.stdout.trim(), complained: result.stderr.trim() };
}

function file(text: string): string {
  const path = join(folder, '.env');
  writeFileSync(path, text);
  return path;
}

describe('the file .env', () => {
  it('gives what is started its settings; a variable of the environment has precedence', () => {
    const path = file('# the port\nPORT=4000\nHOST=0.0.0.0\n');
    expect(startedWith(path).said).toBe('4000 0.0.0.0');
    expect(startedWith(path, { PORT: '5000' }).said).toBe('5000 0.0.0.0');
  });

  it('may be missing', () => {
    expect(startedWith(join(folder, 'none')).said).toBe('undefined undefined');
  });

  it('stops the start with a sentence if it cannot be read', () => {
    expect(startedWith(folder)).toMatchObject({
      code: 1,
      complained: `The file ${folder} cannot be read (EISDIR). Make it readable, or remove it.`,
    });
  });

  it('stops the start with a sentence for each line that systemd and Docker would read differently', () => {
    const path = file('PORT=4000   # the port\nTOKEN_SECRET=abc#def\n');
    const { code, complained } = startedWith(path);
    expect(code).toBe(1);
    expect(complained.split('\n')).toHaveLength(2);
    expect(complained).toContain('line 1: PORT has a comment behind its value');
    expect(complained).not.toContain('abc');
  });

  it.each([
    'PORT=4000',
    'PORT=',
    'MAIL_FROM=Trattativa <mail@trattativa.test>',
    'MAIL_FROM="Trattativa <mail@trattativa.test>"',
    "OPERATOR_NAME='Trattativa & Co.'",
    'OPERATOR_NAME=L’Aquila S.r.l.',
    "OPERATOR_ADDRESS=Rue de l'Église 4",
    'TOKEN_SECRET=a=b+c/d==',
    'TOKEN_SECRET="abc#def"',
    'http_proxy=http://proxy.test',
    '  # indented comment',
  ])('may have the line %s', (line) => {
    expect(envFileProblems(`${line}\r\n\n${line}`)).toEqual([]);
  });

  it.each([
    'export PORT=4000',
    'PORT: 4000',
    'PORT = 4000',
    'PORT',
    'TOKEN_SECRET=# at least 32 characters',
    'TOKEN_SECRET=abc#def',
    'TOKEN_SECRET="abc" # key',
    'TOKEN_SECRET="abc',
    'OPERATOR_NAME="one\\ntwo"',
    'OPERATOR_NAME=`one`',
    'DATA_DIR=C:\\data',
  ])('may not have the line %s', (line) => {
    expect(envFileProblems(line)).toHaveLength(1);
  });
});
