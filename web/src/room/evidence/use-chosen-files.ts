import {
  type FileExtension,
  fileTypes,
  maxFileBytes,
  maxFiles,
} from '@trattativa/domain/platform/file-limits';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { useObservable } from '../../platform/observable.ts';
import { announce } from '../../ui/feedback/live-region.tsx';
import { type ChosenFile, chosenFilesOf } from './chosen-files.ts';

export interface ChosenFilesOfRoom {
  list: readonly ChosenFile[];
  /** An upload is running. */
  isBusy: boolean;
  /** Whether an uploaded file can be sent. */
  hasReady: boolean;
  add(files: readonly File[]): void;
  retry(one: ChosenFile): void;
  remove(one: ChosenFile): void;
  /** Returns the uploaded files for the message and removes them. */
  removeReady(): NonNullable<ChosenFile['stored']>[];
}

/** The files chosen in a room, with the service's checks, so that nothing is uploaded in vain. */
export function useChosenFiles(roomId: number): ChosenFilesOfRoom {
  const { t } = useTranslation('errors');
  const { fileSize } = useFormats();
  const { id: userId } = useUser();
  const chosen = chosenFilesOf(userId, roomId);
  const list = useObservable(chosen.list);

  function refusalOf({ name, size }: File): string | null {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    if (size > maxFileBytes) return t('FILE_TOO_LARGE', { name, limit: fileSize(maxFileBytes) });
    if (!(extension in fileTypes)) return t('FILE_TYPE_NOT_ALLOWED', { name });
    return null;
  }

  return {
    list,
    isBusy: list.some(({ stored, error }) => stored === null && error === null),
    hasReady: list.some(({ stored }) => stored !== null),
    add(files) {
      let left = maxFiles - list.filter(({ error, canRetry }) => error === null || canRetry).length;
      const checked = files.map((file) => {
        let refusal = refusalOf(file);
        if (refusal === null && left <= 0) refusal = t('TOO_MANY_FILES', { max: maxFiles });
        if (refusal === null) left -= 1;
        else announce(refusal);
        return { file, refusal };
      });
      chosen.add(checked);
    },
    retry: (one) => chosen.retry(one),
    remove: (one) => chosen.remove(one),
    removeReady: () => chosen.removeReady(),
  };
}

/** The file types of the browser's file dialog. */
export const acceptedExtensions = (Object.keys(fileTypes) as FileExtension[])
  .map((extension) => `.${extension}`)
  .join(',');
