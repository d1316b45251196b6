/** Components of the rules for other modules. */

export { OriginLine } from './rules/origin-line.tsx';
export { VerdictLines } from './rules/verdict-lines.tsx';
