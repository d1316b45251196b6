import { minPasswordLength } from '@trattativa/domain/platform/text-limits';
import { useTranslation } from 'react-i18next';
import classes from './password-rules.module.css';

/** The rules of a password, checked while typing; only the service checks for common passwords. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('accounts');
  const rules = [
    { key: 'length', met: password.length >= minPasswordLength },
    { key: 'uncommon', met: false },
  ] as const;
  return (
    <ul className={classes.rules}>
      {rules.map(({ key, met }) => (
        <li key={key} data-met={met || undefined}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            {met ? (
              <path d="M4.7 10 1 6.2l1.2-1.3 2.5 2.6L9.8 2 11 3.3z" fill="currentColor" />
            ) : (
              <circle cx="6" cy="6" r="2" fill="currentColor" />
            )}
          </svg>
          {t(`passwordRule.${key}`)}
        </li>
      ))}
    </ul>
  );
}
