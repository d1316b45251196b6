import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { assertStorageName, type FileStorage, type S3Settings, type StoredBytes } from './storage.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Files in an S3-compatible store. The client is loaded on first use: most installations never need it. */
export class S3Storage implements FileStorage {
  readonly #settings: S3Settings;
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | null = null;

  constructor(settings: S3Settings) {
    this.#settings = settings;
  }

  async put(name: string, path: string, type: string): Promise<void> {
    const { sdk, client } = await this.#open();
    const { size } = await stat(path);
    const place = { ...this.#place(name), ContentType: type, ContentLength: size };
    await client.send(new sdk.PutObjectCommand({ ...place, Body: createReadStream(path) }));
  }

  async read(name: string): Promise<StoredBytes | null> {
    const { sdk, client } = await this.#open();
    return orNull(async () => {
      const found = await client.send(new sdk.GetObjectCommand(this.#place(name)));
      return { bytes: found.ContentLength ?? 0, stream: found.Body as Readable };
    });
  }

  async size(name: string): Promise<number | null> {
    const { sdk, client } = await this.#open();
    return orNull(async () => {
      const found = await client.send(new sdk.HeadObjectCommand(this.#place(name)));
      return found.ContentLength ?? 0;
    });
  }

  async remove(name: string): Promise<void> {
    const { sdk, client } = await this.#open();
    await client.send(new sdk.DeleteObjectCommand(this.#place(name)));
  }

  #place(name: string): { Bucket: string; Key: string } {
    assertStorageName(name);
    return { Bucket: this.#settings.bucket, Key: name };
  }

  #open(): Promise<{ sdk: Sdk; client: S3Client }> {
    this.#opened ??= import('@aws-sdk/client-s3').then((sdk) => {
      const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = this.#settings;
      const client = new sdk.S3Client({
        region,
        ...(endpoint && { endpoint }),
        forcePathStyle: pathStyle,
        credentials: { accessKeyId, secretAccessKey },
        // Older stores do not know the newer checksums, so they are sent only when required.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      });
      return { sdk, client };
    });
    return this.#opened;
  }
}

async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
    if (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404) return null;
    throw error;
  }
}
