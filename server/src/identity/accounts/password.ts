import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../platform/app-error.ts';

// argon2id (2 in the library's const enum, which cannot be imported), at OWASP's minimum (row 9).
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const commonPasswords = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);
/** Passwords that an attacker would try first on this site. */
const fieldWords = [
  'trattativa',
  'calciatore',
  'calciatori',
  'procuratore',
  'allenatore',
  'footballer',
  'futbolista',
  'fussballer',
];

/**
 * Hashes are computed so many at a time, in their order: each takes a core for its time and 19 MB, and more at once would
 * slow down every other call of this machine. How many wait is bounded by the admission of calls.
 */
const maxAtOnce = Math.max(2, availableParallelism() >> 1);
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(compute: () => Promise<Result>): Promise<Result> {
  if (running < maxAtOnce) running += 1;
  // A place is handed over, so that nobody takes it in between.
  else await new Promise<void>((begin) => waiting.push(begin));
  try {
    return await compute();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

export function passwordMatches(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, password));
}

// A hash to verify when the e-mail is unknown, so that both cases take the same time.
const dummyHash = hashPassword('a dummy password');

export async function verifyDummyPassword(password: string): Promise<false> {
  await passwordMatches(await dummyHash, password);
  return false;
}

/**
 * Refuses a common password, and one that equals a context word once digits and punctuation are removed: the
 * product's name, the person's name, the e-mail. Throws `PASSWORD_TOO_COMMON`.
 */
export function assertUncommonPassword(password: string, path: string, ownWords: readonly string[]): void {
  const lower = password.toLowerCase();
  const bare = lettersOf(lower);
  const words = [...fieldWords, ...ownWords.flatMap((word) => [word, word.split('@')[0] ?? ''])].map((word) =>
    lettersOf(word.toLowerCase()),
  );
  if (commonPasswords.has(lower) || words.some((word) => word.length > 2 && word === bare)) {
    throw new AppError('PASSWORD_TOO_COMMON', { fields: [{ path: [path], code: 'passwordTooCommon' }] });
  }
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '');
}
