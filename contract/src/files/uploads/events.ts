import { z } from 'zod';
import { type FileParentKind, fileParent } from './files.ts';

export type FilesChange = 'added' | 'removed' | 'restored';

export interface FileEvents {
  /** There is an attachment more or less. One of a proposal is told of each negotiation whose list shows it. */
  'files.changed': { parentKind: FileParentKind; parentId: number; change: FilesChange };
}

export const fileLive = {
  'files.changed': z.object(fileParent),
} satisfies Record<keyof FileEvents, z.ZodType>;
