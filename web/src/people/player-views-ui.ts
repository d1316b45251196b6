/** Components of player views that other modules show. */
export { Videos } from './player-views/player-video.tsx';
