/** The shapes of a drawn crest, for documents. */
export { patternPath, shieldPath } from './pictures/drawn-crest.ts';
