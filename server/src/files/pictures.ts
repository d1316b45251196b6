/** The door to pictures for other modules. */
export { reachablePicture } from './pictures/reachable-picture.ts';
