import { negotiationEndpoints } from '@trattativa/contract/negotiations/endpoints';
import { routesOf } from '../platform/http/routes.ts';
import { confirmNegotiationSignature } from './confirm-negotiation-signature.ts';
import { createNegotiation } from './create-negotiation.ts';
import { getNegotiation } from './get-negotiation.ts';
import { listNegotiations } from './list-negotiations.ts';
import { openNegotiation } from './open-negotiation.ts';
import { signNegotiation, takeBackNegotiationSignature } from './sign-negotiation.ts';
import { updateNegotiationStatus } from './update-negotiation-status.ts';

export const negotiationRoutes = routesOf(negotiationEndpoints, {
  createNegotiation,
  getNegotiations: listNegotiations,
  getNegotiation,
  openNegotiation,
  updateNegotiationStatus,
  signNegotiation,
  confirmNegotiationSignature,
  takeBackNegotiationSignature,
});
