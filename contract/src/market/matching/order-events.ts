export interface OrderEvents {
  /** A club weighs the order of its exact matches differently; recipients are those who read its candidates. */
  'matches.reordered': { teamId: number };
}
