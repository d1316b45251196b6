import type { PublishedColumns } from '../platform/server-module.ts';

/** The columns of this module's tables that statements of higher modules may read; renaming one concerns them too. */
export const publishedFiles: PublishedColumns = {
  files: [
    'bytes',
    'created_at',
    'deleted_at',
    'generated',
    'id',
    'name',
    'parent_id',
    'parent_kind',
    'sha256',
    'stored_at',
    'type',
    'uploaded_by',
  ],
};
