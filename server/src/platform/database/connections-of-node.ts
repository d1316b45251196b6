/**
 * The connections to the database that a node with all roles holds at most. Jobs have their own: however many run, calls
 * find theirs.
 */
export const connectionsOfNode = {
  /** For calls and events. */
  calls: 12,
  runningJobs: 3,
  /** Of the queue itself. */
  jobQueue: 3,
  readiness: 1,
  /** Settings, rules, events, and news of other nodes. */
  listening: 4,
  /** For a start, a command and an administrator, beside the node. */
  besides: 4,
} as const;

/** How many connections the server should have free for one node. */
export const neededConnections = Object.values(connectionsOfNode).reduce((sum, count) => sum + count, 0);
