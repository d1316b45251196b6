/** A door of its own, so that it is loaded on demand. */
export { SavedSearches } from './portfolios/saved-searches.tsx';
