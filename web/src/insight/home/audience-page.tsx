import { useTranslation } from 'react-i18next';
import { Hero } from './hero.tsx';
import classes from './home.module.css';

const points = ['first', 'second', 'third', 'fourth'] as const;

/** The platform for one kind of user: a headline, a sample, four facts. */
export function AudiencePage({ audience }: { audience: 'agent' | 'player' | 'team' }) {
  const { t } = useTranslation('home');
  return (
    <div className={classes.page}>
      <Hero
        title={t(`${audience}.title`)}
        lead={t(`${audience}.lead`)}
        act={t(`${audience}.act`)}
        as={audience}
      />
      <section className={classes.section} aria-labelledby="points">
        <h2 id="points" className={classes.heading}>
          {t(`${audience}.points`)}
        </h2>
        <ul className={classes.grid}>
          {points.map((point) => (
            <li key={point} className={classes.step}>
              <h3>{t(`${audience}.${point}.title`)}</h3>
              <p>{t(`${audience}.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
