import { useAnswer } from '../../platform/api/use-answer.ts';

const nothing = {};

/** The public settings of the service, with the demo logins while the demo market is loaded. */
export function usePublicSettings() {
  return useAnswer('Account/GetPublicSettings', nothing);
}
