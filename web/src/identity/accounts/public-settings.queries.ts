import { useAnswer } from '../../platform/api/use-answer.ts';

const nothing = {};

/** What the service tells everybody: the demo logins, while the demo market is loaded. */
export function usePublicSettings() {
  return useAnswer('Account/GetPublicSettings', nothing);
}
