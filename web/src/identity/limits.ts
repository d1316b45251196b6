/** The figures of the platform that screens hold. */
export { usePlatformLimits } from './limits/limits.queries.ts';
