import { useQueryClient } from '@tanstack/react-query';
import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import {
  type FileExtension,
  fileTypes,
  maxFileBytes,
  maxFiles,
  pageExtensions,
} from '@trattativa/domain/platform/file-limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { upload } from '../../platform/api/upload.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { announce } from '../../ui/feedback/live-region.tsx';
import { type Attachments, type FileParent, filesKeys } from './files.live.ts';

/** A file being uploaded, or one that failed. */
export interface Uploading {
  key: number;
  file: File;
  /** 0 to 1; at 1 the service checks it. */
  share: number;
  /** The reason of the failure, as a whole sentence. */
  error: string | null;
  /** A retry may succeed. */
  again: boolean;
}

let made = 0;

/**
 * Uploads chosen files one after the other. Each can be cancelled, and a failure of one does not stop the others.
 * `present` are the files already uploaded; `onStored` takes each new one, which otherwise joins the list of its
 * parent.
 */
export function useUploads(parent: FileParent, present: number, onStored?: (file: StoredFile) => void) {
  const { t } = useTranslation(['files', 'errors']);
  const { fileSize } = useFormats();
  const client = useQueryClient();
  const [list, setList] = useState<Uploading[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const last = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const left = running.current;
    return () => {
      for (const controller of left.values()) controller.abort();
    };
  }, []);

  const change = (key: number, changed: Partial<Uploading>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const drop = (key: number) => setList((all) => all.filter((one) => one.key !== key));

  function join(stored: StoredFile): void {
    client.setQueryData<Attachments>(filesKeys.of(parent), (shown) =>
      shown && !shown.items.some(({ id }) => id === stored.id)
        ? { ...shown, items: [...shown.items, stored] }
        : shown,
    );
  }

  function refusal(file: File): string | null {
    const { name } = file;
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (file.size > maxFileBytes) return t('errors:FILE_TOO_LARGE', { name, limit: fileSize(maxFileBytes) });
    if (!(extension in fileTypes)) return t('errors:FILE_TYPE_NOT_ALLOWED', { name });
    return null;
  }

  async function send({ key, file }: Uploading): Promise<void> {
    const controller = running.current.get(key);
    if (!controller || controller.signal.aborted) return;
    try {
      const { file: stored } = await upload(
        'File/UploadFile',
        { parentKind: parent.kind, parentId: parent.id },
        file,
        { signal: controller.signal, onProgress: (share) => change(key, { share }) },
      );
      if (onStored) onStored(stored);
      else join(stored);
      drop(key);
      announce(t('files:uploaded', { name: stored.name }));
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const again = error.code === 'NETWORK' || error.status >= 500 || error.status === 429;
      change(key, { error: error.text, again });
      announce(error.text);
    } finally {
      running.current.delete(key);
    }
  }

  function queue(one: Uploading): void {
    running.current.set(one.key, new AbortController());
    last.current = last.current.then(() => send(one));
  }

  function add(files: readonly File[]): void {
    let room = maxFiles - present - list.filter(({ error }) => error === null).length;
    const added = files.map((file): Uploading => {
      made += 1;
      let error = refusal(file);
      if (error === null && room <= 0) error = t('errors:TOO_MANY_FILES', { max: maxFiles });
      if (error === null) room -= 1;
      return { key: made, file, share: 0, error, again: false };
    });
    setList((all) => [...all, ...added]);
    for (const one of added) {
      if (one.error === null) queue(one);
      else announce(one.error);
    }
  }

  return {
    list,
    add,
    /** Cancels a running upload, or removes its error. */
    cancel(key: number): void {
      running.current.get(key)?.abort();
      running.current.delete(key);
      drop(key);
    },
    retry(one: Uploading): void {
      const begun = { ...one, share: 0, error: null, again: false };
      change(one.key, begun);
      queue(begun);
    },
  };
}

export type Uploads = Pick<ReturnType<typeof useUploads>, 'list' | 'cancel' | 'retry'>;

/** The extensions for the browser's dialog. */
export const acceptedExtensions = (Object.keys(fileTypes) as FileExtension[])
  .map((extension) => `.${extension}`)
  .join(',');

/** The extensions that a page signed on paper may have. */
export const acceptedPages = pageExtensions.map((extension) => `.${extension}`).join(',');
