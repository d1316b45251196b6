/** Loaded when it is shown. */
export { default } from './onboarding/quiz-card.tsx';
