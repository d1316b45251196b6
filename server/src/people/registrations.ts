/** The door to the registration ledger for other modules. */
export type { AgreedContract } from './registrations/agreed-contract.ts';
export { followLedger } from './registrations/follow-ledger.ts';
export {
  assertAgentLicensed,
  assertSignatureAllowed,
  type DealConditions,
  type IntendedSignature,
  judgeSignature,
  readOrigin,
} from './registrations/judge-signature.ts';
export { registerSigning } from './registrations/register-signing.ts';
export {
  type DaysOfSigning,
  findContractClub,
  findDaysOfSigning,
} from './registrations/registrations.repository.ts';
