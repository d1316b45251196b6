import type { Readable } from 'node:stream';

/**
 * Where the bytes of files lie. Names are made by the service (letters, digits, `-`, `_`, `.`, one `/` between the kind
 * and the id), never taken from a person.
 */
export interface FileStorage {
  /** Stores the file that lies at `path` on this machine; what had this name is replaced. */
  put(name: string, path: string, type: string): Promise<void>;
  /** Its bytes, or null when there is nothing of this name. */
  read(name: string): Promise<StoredBytes | null>;
  /** How long it is, or null when there is nothing of this name. */
  size(name: string): Promise<number | null>;
  /** Fine when there is nothing of this name. */
  remove(name: string): Promise<void>;
}

export interface StoredBytes {
  bytes: number;
  stream: Readable;
}

export interface S3Settings {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path instead of the host name, as most stores other than Amazon's want it. */
  pathStyle: boolean;
}

const allowed = /^[a-z]+\/[A-Za-z0-9_-]{20,64}(\.[a-z]+)?$/;

/** Throws for a name that the service would never make: a path that leaves the store, for example. */
export function assertStorageName(name: string): void {
  if (!allowed.test(name)) throw new Error(`"${name}" is no name of a stored file`);
}
