import type { FileParentKind } from './files.ts';

export interface FileEvents {
  /** There is an attachment more or less. */
  'files.changed': { parentKind: FileParentKind; parentId: number };
}
