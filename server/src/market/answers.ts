/** The door to answers to requests for other modules. */
export { accessReceivedRequest, type ReceivedRequest } from './answers/access-received-request.ts';
export { putForward } from './answers/answer-request.ts';
