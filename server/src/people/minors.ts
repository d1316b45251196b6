/** The door to the protection of minors, for every use case that can carry a mandate, a proposal or a commission. */

export { describeMinorRule, type Obstacle } from './rules/describe-minor-rule.ts';
export {
  type AskedCommission,
  assertMinorProtected,
  obstacleTo,
  type ProtectedAct,
} from './rules/protect-minors.ts';
