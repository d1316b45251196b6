export interface ShortlistEvents {
  /** A club's shortlist changed; recipients are the people who act for the club. */
  'team.shortlistChanged': { teamId: number };
}
