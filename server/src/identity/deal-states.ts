import { SqlPort } from '../platform/database/sql-ids.ts';

/**
 * Statuses of mandates, requests and deals for SQL of lower modules. The modules that own them fill them in.
 */
export const confirmedMandate = new SqlPort('the status of a confirmed mandate');
export const activeRequest = new SqlPort('the status of an active request');
export const signedCandidate = new SqlPort('the status of a candidate who has signed');
export const rejectedCandidate = new SqlPort('the status of a rejected candidate');
export const activeCandidate = new SqlPort('the status of an active candidate');
export const rejectedNegotiation = new SqlPort('the status of a rejected negotiation');
export const signedNegotiation = new SqlPort('the status of a signed negotiation');
export const openNegotiations = new SqlPort('the statuses of open negotiations');
export const rejectedOffer = new SqlPort('the status of a rejected offer');
export const canceledOffer = new SqlPort('the status of a canceled offer');
export const openOffers = new SqlPort('the statuses of open offers');
