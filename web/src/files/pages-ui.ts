/** Components that show what files hold, for other modules. */
export { FilePages } from './uploads/file-pages.tsx';
