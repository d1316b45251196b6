import type { Api } from '@trattativa/contract/api';
import { useTranslation } from 'react-i18next';
import { PagePart } from '../../ui/page-part.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import classes from './rules.module.css';

const tones = { pass: 'won', warn: 'waiting', block: 'lost' } as const;

/** What each rule says, the strictest first, with where it stands. */
export function VerdictList({ verdicts }: { verdicts: Api['Rules/CheckAct']['output']['verdicts'] }) {
  const { t } = useTranslation('rules');
  return (
    <div role="status">
      <PagePart title={t('act.verdicts')}>
        {verdicts.length === 0 ? (
          <p className={classes.quiet}>{t('act.none')}</p>
        ) : (
          <ul className={classes.verdicts}>
            {verdicts.map((one) => (
              <li key={`${one.rule} ${one.edition} ${one.article}`}>
                <StatusChip tone={tones[one.verdict]}>{t(`act.verdict.${one.verdict}`)}</StatusChip>
                <p>{one.text}</p>
                <p className={classes.quiet}>
                  {[one.edition, one.article, t(`status.${one.status}`), t(`certainty.${one.certainty}`)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagePart>
    </div>
  );
}
