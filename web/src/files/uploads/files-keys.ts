import type { FileParentKind } from '@trattativa/contract/files/uploads/files';

/** What attachments hang on. */
export interface FileParent {
  kind: FileParentKind;
  id: number;
}

export const filesKeys = {
  all: ['files'],
  of: ({ kind, id }: FileParent) => ['files', kind, id],
} as const;
