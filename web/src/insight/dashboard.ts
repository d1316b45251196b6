/** What other modules use of dashboard. */
export { useMatchCounts, useOwnProfileId } from './dashboard/dashboard.queries.ts';
