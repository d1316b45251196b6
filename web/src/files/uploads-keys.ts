/** Cache keys of uploads for other modules. */
export { type Attachments, filesKeys } from './uploads/files.live.ts';
