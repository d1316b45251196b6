import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { TokenSecrets } from './ids.ts';

/**
 * The keys of the hashes and of the encryption: those of the settings, else, which production refuses, a random one that
 * is kept in the data folder and only its owner may read.
 */
export async function tokenSecretsOf(
  config: Pick<Config, 'tokenSecret' | 'formerTokenSecrets' | 'dataDir'>,
): Promise<TokenSecrets> {
  const present = config.tokenSecret ?? (await ownSecret(config.dataDir));
  return { present, former: config.formerTokenSecrets.filter((former) => former !== present) };
}

async function ownSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'token-secret');
  await mkdir(dataDir, { recursive: true });
  const kept = await read(file);
  if (kept !== null) return kept;
  const written = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(written, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // Linked whole: of two processes that start on a new folder, the second reads what the first wrote.
  await link(written, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(written);
  return readFile(file, 'utf8');
}

function read(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
