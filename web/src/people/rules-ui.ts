/** Components of the rules for other modules. */

export { FeeCapLine } from './rules/fee-cap-line.tsx';
export { KnownRules } from './rules/known-rules.tsx';
export { OriginLine } from './rules/rule-form/origin-line.tsx';
export { default as RulesQueue } from './rules/rules-queue.tsx';
export { UnknownLines, type WayLinks } from './rules/unknown-lines.tsx';
export { VerdictLines } from './rules/verdict-lines.tsx';
