import type { Readable } from 'node:stream';

/**
 * Stores the bytes of files. Names are made by the service (letters, digits, `-`, `_`, `.`, one `/` between
 * kind and id), never from user input.
 */
export interface FileStorage {
  /** Stores the local file at `path`; replaces an existing object of this name. */
  put(name: string, path: string, type: string): Promise<void>;
  /** Bytes of the object, or null when absent. */
  read(name: string): Promise<StoredBytes | null>;
  /** Size of the object in bytes, or null when absent. */
  size(name: string): Promise<number | null>;
  /** Does nothing when absent. */
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
  /** Bucket in the path instead of the host name, as most stores other than Amazon's require. */
  pathStyle: boolean;
}

const allowed = /^[a-z]+\/[A-Za-z0-9_-]{20,64}(\.[a-z]+)?$/;

/** Throws for a name that the service would never create, for example a path outside the store. */
export function assertStorageName(name: string): void {
  if (!allowed.test(name)) throw new Error(`"${name}" is no name of a stored file`);
}
