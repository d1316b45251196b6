/** Components of accounts that other modules show. */
export { AuthCard } from './accounts/auth-card.tsx';
export { EmailField } from './accounts/email-field.tsx';
export { NewPasswordField } from './accounts/new-password-field.tsx';
export { Outcome } from './accounts/outcome.tsx';
