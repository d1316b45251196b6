export interface RuleEvents {
  /** Staff saved a version of a rule pack; it is in use now. */
  'rules.changed': { pack: string; version: number };
}
