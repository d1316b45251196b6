import { z } from 'zod';
import { type FileParentKind, fileParent } from './files.ts';

export type FilesChange = 'added' | 'removed' | 'restored';

export interface FileEvents {
  /** An attachment was added or deleted. For one of a proposal there is an event for each of its negotiations. */
  'files.changed': { parentKind: FileParentKind; parentId: number; change: FilesChange };
}

export const fileLive = {
  'files.changed': z.object(fileParent),
} satisfies Record<keyof FileEvents, z.ZodType>;
