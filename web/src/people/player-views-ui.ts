/** Components of player views for other modules. */
export { Videos } from './player-views/player-video.tsx';
