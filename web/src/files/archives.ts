/** Exports of archives for other modules; the reader itself is loaded when an archive was chosen. */
export type { ArchivedFile, ArchiveRefusal } from './archives/read-archive.ts';
export const loadArchives = () => import('./archives/read-archive.ts');
