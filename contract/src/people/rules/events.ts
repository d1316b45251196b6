export interface RuleEvents {
  /** Staff saved a version of a rule pack; it is in use now. */
  'rules.changed': { pack: string; version: number };
  /** Windows that were known for an earlier season are not entered for this one, which begins soon. */
  'rules.windowsMissing': { season: number; associations: string[] };
}
