/** The door to the registration ledger for other modules. */
export { followLedger } from './registrations/follow-ledger.ts';
export { type AgreedContract, registerSigning } from './registrations/register-signing.ts';
