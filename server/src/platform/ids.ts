import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

/** The only source of randomness, secret hashing and encryption at rest. Injected, so that tests are deterministic. */
export interface Ids {
  /** 256 bits from a CSPRNG, base64url: tokens and one-time codes. */
  secret(): string;
  uuid(): string;
  /** The keyed hash of a secret that the database stores; it cannot be reversed. */
  hash(secret: string): Buffer;
  /** Every hash under which a secret may be stored: by the present key, and by each former one. */
  knownHashes(secret: string): Buffer[];
  /** Encrypts for the database, with a key of this purpose: a copy of the database alone reveals nothing. */
  seal(purpose: SealPurpose, plain: Buffer): Buffer;
  /** Decrypts what `seal` encrypted. Null when neither the present key nor a former one opens it. */
  open(purpose: SealPurpose, sealed: Buffer): Opened | null;
}

export type SealPurpose = 'second factor' | 'outgoing mail';

export interface Opened {
  plain: Buffer;
  /** A former key opened it: it has to be sealed again before that key is removed. */
  byFormerKey: boolean;
}

/** The installation's key (TOKEN_SECRET), and those that it replaced (TOKEN_SECRET_PREVIOUS). */
export interface TokenSecrets {
  present: string;
  former: readonly string[];
}

/** Without `present` or a former key a copy of the database verifies no token. */
export function createIds({ present, former }: TokenSecrets): Ids {
  const keys = [present, ...former];
  const hashBy = (key: string, secret: string) => createHmac('sha256', key).update(secret).digest();
  return {
    secret: () => randomBytes(32).toString('base64url'),
    uuid: () => randomUUID(),
    hash: (secret) => hashBy(present, secret),
    knownHashes: (secret) => keys.map((key) => hashBy(key, secret)),
    seal: (purpose, plain) => encipher(cipherKey(present, purpose), plain),
    open(purpose, sealed) {
      for (const key of keys) {
        const plain = decipher(cipherKey(key, purpose), sealed);
        if (plain) return { plain, byFormerKey: key !== present };
      }
      return null;
    },
  };
}

function cipherKey(key: string, purpose: SealPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
}

/** AES-256-GCM: the vector of 12 bytes, the tag of 16, the text. */
function encipher(key: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

function decipher(key: Buffer, sealed: Buffer): Buffer | null {
  if (sealed.length < 28) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  } catch {
    // The tag does not match: another key sealed it.
    return null;
  }
}
