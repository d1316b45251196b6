/** Pictures for documents; a door of its own, because only these need an encoder. */
export { printablePicture } from './pictures/printable-picture.ts';
