/** The request that a proposal answers, for the screens of negotiations. */
export { default } from './answers/answered-request.tsx';
