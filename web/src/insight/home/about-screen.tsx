import { termsVersion } from '@trattativa/domain/identity/terms-version';
import { withdrawalDays } from '@trattativa/domain/representation/representation-term';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { usePageTitle } from '../../ui/page/page-title.ts';
import classes from './home.module.css';

const sections = ['what', 'fairness', 'costs', 'minors', 'data', 'terms'] as const;

/** Spec §9: the price for activating the representation. */
const activationEuros = 18;

/** /about: the platform, its prices, and how it treats minors and data; users accept this text when they register. */
export default function AboutScreen() {
  const { t } = useTranslation('home');
  const { money } = useFormats();
  usePageTitle(t('about.title'));
  return (
    <div className={classes.page}>
      <article className={classes.prose}>
        <h1>{t('about.title')}</h1>
        <p>{t('about.lead')}</p>
        <div className={classes.sections}>
          {sections.map((section) => (
            <section key={section}>
              <h2>{t(`about.${section}.title`)}</h2>
              <p>{t(`about.${section}.text`, { amount: money(activationEuros), days: withdrawalDays })}</p>
            </section>
          ))}
        </div>
        <p>{t('about.version', { version: termsVersion })}</p>
      </article>
    </div>
  );
}
