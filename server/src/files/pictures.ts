/** What other modules use of pictures. */
export { reachablePicture } from './pictures/reachable-picture.ts';
