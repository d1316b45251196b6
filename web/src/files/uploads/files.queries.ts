import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '@trattativa/contract/files/uploads/files';
import { call } from '../../platform/api/call.ts';
import { type FileParent, filesKeys } from './files-keys.ts';

export interface Attachments {
  items: StoredFile[];
  can: { add: boolean };
}

/** The attachments of one thing. */
export function useFiles(parent: FileParent) {
  return useQuery({
    queryKey: filesKeys.of(parent),
    queryFn: ({ signal }): Promise<Attachments> =>
      call('File/GetFiles', { parentKind: parent.kind, parentId: parent.id }, { signal }),
  });
}
