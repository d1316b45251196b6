/** Loaded when it is shown. */
export { SavedSearches } from './portfolios/saved-searches.tsx';
