import type { Config } from '../config.ts';
import { FolderStorage } from './folder-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { FileStorage } from './storage.ts';

/** S3 when configured, else the folder `files` of the data folder, outside what the web server serves. */
export function openStorage(config: Pick<Config, 's3' | 'dataDir'>): FileStorage {
  return config.s3 ? new S3Storage(config.s3) : new FolderStorage(config.dataDir);
}
