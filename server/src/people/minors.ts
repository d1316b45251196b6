/** The door to the protection of minors, for every use case that can carry a mandate, a proposal or a commission. */
export {
  type AskedCommission,
  assertMinorProtected,
  blockingRule,
  type ProtectedAct,
} from './rules/protect-minors.ts';
export { sayMinorRule } from './rules/say-minor-rule.ts';
