import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** The only source of randomness: injected, so that a test can foresee it. */
export interface Ids {
  /** 256 bits from a CSPRNG, base64url: tokens and one-time codes. */
  secret(): string;
  uuid(): string;
}

export const systemIds: Ids = {
  secret: () => randomBytes(32).toString('base64url'),
  uuid: () => randomUUID(),
};

/** How secrets are kept: never readable in the database. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
