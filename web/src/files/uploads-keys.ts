/** Cache keys and live rules of uploads for other modules. */
export { type Attachments, filesKeys } from './uploads/files-keys.ts';
