/** Components of claims that other modules show. */
export { DuplicateGroups } from './claims/duplicate-groups.tsx';
