/**
 * The figures that screens hold too, as they are before an administrator changes one. Apart from the other settings,
 * so that the first page of the browser does not carry those.
 */
export const defaultLimits = {
  /** How many may be chosen at once. */
  recipients: { clubs: 30, agents: 30, coachingStaff: 30 },
  profiles: { incompleteDays: 3, obsoleteMonths: 6 },
  silence: { reminderDays: 7, lapseDays: 21 },
  room: { messageLength: 4000, messagesPerMinute: 60, pollMs: 300_000 },
  web: { chunkTimeoutSeconds: 120 },
};
