import type { FileEvents } from '@trattativa/contract/files/uploads/events';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';
import { type Attachments, filesKeys } from './files-keys.ts';

/** The attachments of the thing that the event names are read again; which they are, only the service knows. */
export const applyToFiles: ApplyEvent<Attachments, FileEvents['files.changed']> = (state, event, key) => {
  const { parentKind, parentId } = event.data;
  return key[1] === parentKind && key[2] === parentId ? 'refetch' : state;
};

export const filesLive: readonly LiveHandler[] = [
  liveQuery({ types: ['files.changed'], key: filesKeys.all, apply: applyToFiles }),
];
