/** The door to the protection of minors, for every use case that can carry a mandate, a proposal or a commission. */
export {
  type AskedCommission,
  assertMinorProtected,
  obstacleTo,
  type ProtectedAct,
} from './rules/protect-minors.ts';
export { type Obstacle, sayMinorRule } from './rules/say-minor-rule.ts';
