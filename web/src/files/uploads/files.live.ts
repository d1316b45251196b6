import type { FileEvents } from '@trattativa/contract/files/uploads/events';
import type { FileParentKind, StoredFile } from '@trattativa/contract/files/uploads/files';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** The things that have attachments. */
export interface FileParent {
  kind: FileParentKind;
  id: number;
}

/** Cache keys of attachments. */
export const filesKeys = {
  all: ['files'],
  of: ({ kind, id }: FileParent) => ['files', kind, id],
} as const;

/** The cached attachments of one thing. */
export interface Attachments {
  items: StoredFile[];
  can: { add: boolean };
}

/** Refetches the attachments of the event's parent: events carry no list. */
export const applyToFiles: ApplyEvent<Attachments, FileEvents['files.changed']> = (state, event, key) => {
  const { parentKind, parentId } = event.data;
  return key[1] === parentKind && key[2] === parentId ? 'refetch' : state;
};

export const filesLive: readonly LiveHandler[] = [
  liveQuery({ types: ['files.changed'], key: filesKeys.all, apply: applyToFiles }),
];
