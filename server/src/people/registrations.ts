/** The door to the registration ledger for other modules. */
export type { AgreedContract } from './registrations/agreed-contract.ts';
export { lockLedger } from './registrations/end-early.ts';
export { extendRegistration } from './registrations/extend-registration.ts';
export { followLedger } from './registrations/follow-ledger.ts';
export { judgeCoachAct } from './registrations/judge-coach.ts';
export {
  assertEngagementAllowed,
  type IntendedEngagement,
  judgeEngagement,
} from './registrations/judge-engagement.ts';
export {
  assertSignatureAllowed,
  basisOfRefusal,
  type DealConditions,
  type IntendedSignature,
  judgeSignature,
  readOrigin,
} from './registrations/judge-signature.ts';
export { previewSigning } from './registrations/preview-signing.ts';
export { readTraining } from './registrations/read-training.ts';
export { registerSigning } from './registrations/register-signing.ts';
export {
  type DaysOfSigning,
  findContractClub,
  findDaysOfSigning,
  findEndedDeal,
  hasRegistered,
  isUnderContractWith,
  listEndedDeals,
} from './registrations/registrations.repository.ts';
