import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { type Attachments, type FileParent, filesKeys } from './files.live.ts';

/** The attachments of one thing. */
export function useFiles(parent: FileParent) {
  return useQuery({
    queryKey: filesKeys.of(parent),
    queryFn: ({ signal }): Promise<Attachments> =>
      call('File/GetFiles', { parentKind: parent.kind, parentId: parent.id }, { signal }),
  });
}
