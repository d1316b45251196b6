import type { Rule } from '../rule.ts';
import type { PackName } from '../rule-kinds.ts';
import { agentRules } from './agent-rules.ts';
import { contractRules } from './contract-rules.ts';
import { minorRules } from './minor-rules.ts';
import { payRules } from './pay-rules.ts';
import { squadRules } from './squad-rules.ts';
import { trainingRules } from './training-rules.ts';
import { windowRulesShipped } from './window-rules.ts';

/** The rule packs of this release. A version that staff save takes the place of a pack. */
export const shippedPacks: Readonly<Record<PackName, readonly Rule[]>> = {
  agents: agentRules,
  minors: minorRules,
  contracts: contractRules,
  trainingRewards: trainingRules,
  windows: windowRulesShipped,
  squads: squadRules,
  pay: payRules,
};
