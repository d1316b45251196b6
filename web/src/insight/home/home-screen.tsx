import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { Hero } from './hero.tsx';
import classes from './home.module.css';

const steps = ['portfolio', 'request', 'negotiation', 'signature'] as const;

const kinds = [
  ['agent', paths.homeAgent],
  ['team', paths.homeClub],
  ['player', paths.homePlayer],
  ['coach', `${paths.register}?as=coach`],
] as const;

const matches = [
  ['exact', 'won'],
  ['potential', 'moving'],
  ['partial', 'idle'],
] as const;

/** /home: what the platform does, for whom, and how matching works. */
export default function HomeScreen() {
  const { t } = useTranslation('home');
  return (
    <div className={classes.page}>
      <Hero title={t('title')} lead={t('lead')} act={t('register')} />
      <section className={classes.section} aria-labelledby="how">
        <h2 id="how" className={classes.heading}>
          {t('how.title')}
        </h2>
        <ol className={classes.grid}>
          {steps.map((step, index) => (
            <li key={step} className={classes.step}>
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={classes.section} aria-labelledby="who">
        <h2 id="who" className={classes.heading}>
          {t('who.title')}
        </h2>
        <ul className={classes.kinds}>
          {kinds.map(([kind, to]) => (
            <li key={kind} className={classes.kind}>
              <h3>{t(`who.${kind}.title`)}</h3>
              <p>{t(`who.${kind}.text`)}</p>
              <Link to={to} className={classes.more}>
                {t(`who.${kind}.more`)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.section} aria-labelledby="matching">
        <h2 id="matching" className={classes.heading}>
          {t('matching.title')}
        </h2>
        <p className={classes.intro}>{t('matching.text')}</p>
        <dl className={classes.legend}>
          {matches.map(([match, tone]) => (
            <div key={match}>
              <dt>
                <StatusChip tone={tone}>{t(`matching.${match}.name`)}</StatusChip>
              </dt>
              <dd>{t(`matching.${match}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
