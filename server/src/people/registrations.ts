/** The door to the registration ledger for other modules. */
export { type AgreedContract, registerSigning } from './registrations/register-signing.ts';
