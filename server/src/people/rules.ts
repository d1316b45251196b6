/**
 * The door to the rules of football and law, for other modules.
 *
 * The rules are data (`domain/src/people/rules`): every row has its days of validity, so that one list answers for any day.
 *
 * - `services.rules.current.rules` is the list as this node knows it: enough for screens, warnings and most decisions.
 * - `await currentRulePacks(tx)` reads it in a transaction whose decision must not miss a version that staff saved a moment ago.
 * - `checkAct(packs, { act, day, associations, bornDate, … })` of the domain says what the rules say to a mandate, proposal, offer,
 *   transfer or trial: verdicts, the strictest first. Refuse when `strictest(verdicts)` is `block`; show the `warn` ones. Name the
 *   associations of everybody concerned (player's registration, agent): the stricter rule counts.
 * - `judgeAct` asks the same about an act on a player, with every fact that is on file, and says which ones are not known;
 *   `presentJudgement` is its answer in words.
 * - `describeVerdict(verdict, language)` is its text: the rule, what is possible instead, and how certain it is.
 * - `findWindow`, `registersFrom`, `computeSolidarity`, `agentFeeCap` and the other calculators of the domain take the same list;
 *   `findRule(packs, kind, { day, association, tier })` finds the figures for them.
 */

export { guardiansOnly } from './acts/documents-of.ts';
export { type Judgement, presentJudgement } from './acts/judgement.ts';
export { judgeAct } from './acts/read-situation.ts';
export { yearlyPercentOf } from './acts/yearly-percent.ts';
export { describeVerdict } from './rules/describe-verdict.ts';
export { feeCapOf } from './rules/fee-cap.ts';
export { presentLastWindows } from './rules/present-windows.ts';
export { currentRulePacks } from './rules/read-rule-packs.ts';
export { openRules } from './rules/rules-snapshot.ts';
