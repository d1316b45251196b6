/** What the platform says in a conversation, by the key of its text (`chat:system.<event>`); `player`, `team`, `name` are filled in. */
export const systemNotes = [
  'negotiationStarted',
  'negotiationSent',
  'negotiationViewed',
  'negotiationRejected',
  'negotiationWithdrawn',
  'negotiationSignedElsewhere',
  'negotiationLapsed',
  'negotiationTrial',
  'negotiationSignedByTeam',
  'negotiationSignatureTakenBack',
  'negotiationSigned',
  'negotiationReopened',
  'negotiationReminded',
  'memberJoined',
] as const;

export type SystemNoteName = (typeof systemNotes)[number];
