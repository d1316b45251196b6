import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';

/** The first bytes of an encrypted backup; a tar archive never begins with them. */
export const sealedMark = Buffer.from('TRATTATIVA-SEALED-1\n');
const saltBytes = 16;
const tagBytes = 16;
const chunkBytes = 1024 * 1024;
/** Makes each guess of the passphrase take a third of a second and 128 MB. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** The passphrase does not open the backup, or it is damaged. The message is written for the operator. */
export class SealBroken extends Error {}

/**
 * Encrypts a stream with AES-256-GCM in chunks: GCM takes 64 GB at most with one vector, and a reader must not use what it has
 * not verified. The vector of a chunk is its number and whether it is the last one, so that none can be moved or left out.
 */
export async function* seal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(passphrase, salt);
  yield Buffer.concat([sealedMark, salt]);
  for await (const { bytes, number, isLast } of chunksOf(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, vectorOf(number, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts what `seal` encrypted; yields verified bytes only. Throws `SealBroken`. */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const head = sealedMark.length + saltBytes;
  let key: Buffer | undefined;
  for await (const { bytes, number, isLast } of chunksOf(source, chunkBytes + tagBytes, head)) {
    if (key === undefined) key = await keyOf(passphrase, bytes.subarray(sealedMark.length));
    // The first chunk is the head.
    else yield open(key, bytes, number - 1, isLast);
  }
}

function open(key: Buffer, bytes: Buffer, number: number, isLast: boolean): Buffer {
  try {
    const at = bytes.length - tagBytes;
    const decipher = createDecipheriv('aes-256-gcm', key, vectorOf(number, isLast), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(at));
    return Buffer.concat([decipher.update(bytes.subarray(0, at)), decipher.final()]);
  } catch {
    throw new SealBroken(
      number === 0
        ? 'BACKUP_PASSPHRASE does not open this backup. Set it to the value with which the backup was made.'
        : 'The backup is damaged or not complete. Take another one.',
    );
  }
}

const keyOf = (passphrase: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

function vectorOf(number: number, isLast: boolean): Buffer {
  const vector = Buffer.alloc(12);
  vector.writeBigUInt64BE(BigInt(number), 3);
  vector.writeUInt8(isLast ? 1 : 0, 11);
  return vector;
}

interface Chunk {
  bytes: Buffer;
  number: number;
  isLast: boolean;
}

/** Cuts a stream into chunks of this size, of which the first may have another; the last one is shorter or as long. */
async function* chunksOf(
  source: AsyncIterable<Buffer>,
  size: number,
  firstSize = size,
): AsyncGenerator<Chunk> {
  let waiting: Buffer[] = [];
  let length = 0;
  let number = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    // One byte more than a chunk has to be there: only then it is not the last.
    while (length > (number === 0 ? firstSize : size)) {
      const all = Buffer.concat(waiting);
      const cut = number === 0 ? firstSize : size;
      yield { bytes: all.subarray(0, cut), number, isLast: false };
      waiting = [all.subarray(cut)];
      length -= cut;
      number += 1;
    }
  }
  yield { bytes: Buffer.concat(waiting), number, isLast: true };
}
