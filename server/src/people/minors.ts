/** The door to the protection of minors, for every use case that can carry a mandate, a proposal or a commission. */

export {
  type AskedCommission,
  assertMinorProtected,
  obstacleTo,
  type ProtectedAct,
} from './acts/protect-minors.ts';
export { describeMinorRule, type Obstacle } from './rules/describe-minor-rule.ts';
