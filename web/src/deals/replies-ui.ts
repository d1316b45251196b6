/** Components of reply figures for other modules. */
export { default as RefusalReasons } from './replies/refusal-reasons.tsx';
