/** Exports of the quiz for other modules. */
export { useQuiz } from './onboarding/onboarding.queries.ts';
