/** Cache keys and live rules of uploads for other modules. */
export { filesKeys } from './uploads/files-keys.ts';
