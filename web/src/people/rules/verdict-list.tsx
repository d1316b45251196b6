import type { Api } from '@trattativa/contract/api';
import { useTranslation } from 'react-i18next';
import { PagePart } from '../../ui/page/page-part.tsx';
import classes from './rules.module.css';
import { VerdictLines } from './verdict-lines.tsx';

/** What each rule says, the strictest first, with where it stands. */
export function VerdictList({ verdicts }: { verdicts: Api['Rules/CheckAct']['output']['verdicts'] }) {
  const { t } = useTranslation('rules');
  return (
    <div role="status">
      <PagePart title={t('act.verdicts')}>
        {verdicts.length === 0 ? (
          <p className={classes.quiet}>{t('act.none')}</p>
        ) : (
          <VerdictLines verdicts={verdicts} />
        )}
      </PagePart>
    </div>
  );
}
