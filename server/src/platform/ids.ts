import { createHmac, randomBytes, randomUUID } from 'node:crypto';

/** The only source of randomness and secret hashing. Injected, so that tests are deterministic. */
export interface Ids {
  /** 256 bits from a CSPRNG, base64url: tokens and one-time codes. */
  secret(): string;
  uuid(): string;
  /** The keyed hash of a secret that the database stores; it cannot be reversed. */
  hash(secret: string): Buffer;
}

/**
 * `tokenSecret` is the installation's key (TOKEN_SECRET): without it a copy of the database verifies no
 * token.
 */
export function createIds(tokenSecret: string): Ids {
  return {
    secret: () => randomBytes(32).toString('base64url'),
    uuid: () => randomUUID(),
    hash: (secret) => createHmac('sha256', tokenSecret).update(secret).digest(),
  };
}
