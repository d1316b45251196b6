/** Components of accounts for other modules. */
export { AuthCard } from './accounts/auth-card.tsx';
export { EmailField } from './accounts/email-field.tsx';
export { NewPasswordField } from './accounts/new-password-field.tsx';
export { Outcome } from './accounts/outcome.tsx';
export { WaitingSteps } from './accounts/waiting-steps.tsx';
