import type { FileParentKind, StoredFile } from '@trattativa/contract/files/uploads/files';

/** What attachments hang on. */
export interface FileParent {
  kind: FileParentKind;
  id: number;
}

export const filesKeys = {
  all: ['files'],
  of: ({ kind, id }: FileParent) => ['files', kind, id],
} as const;

/** What the cache holds of them. */
export interface Attachments {
  items: StoredFile[];
  can: { add: boolean };
}
