import { createHmac, randomBytes, randomUUID } from 'node:crypto';

/** The only source of randomness, and how secrets are kept: injected, so that a test can foresee it. */
export interface Ids {
  /** 256 bits from a CSPRNG, base64url: tokens and one-time codes. */
  secret(): string;
  uuid(): string;
  /** What the database keeps of a secret: its hash under the installation's key, from which nobody reads it back. */
  hash(secret: string): Buffer;
}

/** `tokenSecret` is the installation's key (TOKEN_SECRET): a copy of the database alone verifies no token. */
export function createIds(tokenSecret: string): Ids {
  return {
    secret: () => randomBytes(32).toString('base64url'),
    uuid: () => randomUUID(),
    hash: (secret) => createHmac('sha256', tokenSecret).update(secret).digest(),
  };
}
