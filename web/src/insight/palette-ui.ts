/** The search in the top bar, for the shell. */
export { SearchField } from './palette/search-field.tsx';
