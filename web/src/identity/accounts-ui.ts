/** Components of accounts for other modules. */
export { AuthCard } from './accounts/auth-card.tsx';
export { Outcome } from './accounts/outcome.tsx';
export { EmailField } from './accounts/register/email-field.tsx';
export { NewPasswordField } from './accounts/register/new-password-field.tsx';
export { WaitingSteps } from './accounts/register/waiting-steps.tsx';
