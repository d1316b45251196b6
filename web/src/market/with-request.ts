/** A request for the form of a proposal that answers it. */
export { default } from './answers/with-request.tsx';
