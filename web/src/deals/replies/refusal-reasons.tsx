import { useTranslation } from 'react-i18next';
import { PagePart } from '../../ui/page/page-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { useRefusalReasons } from './replies.queries.ts';

/** Why clubs said no to the reader, a player: reasons and how often, never which club; nothing while they are too few. */
export default function RefusalReasons() {
  const { t } = useTranslation(['reply-figures', 'negotiations']);
  const { data } = useRefusalReasons();
  if (!data || data.refused === 0) return null;
  const { refused, reasons } = data;
  return (
    <PagePart title={t('reply-figures:refusals.title')}>
      <FactList
        layout="rows"
        facts={reasons.map(({ reasonCode, count }) => [
          reasonCode ? t(`negotiations:reason.${reasonCode}`) : t('reply-figures:refusals.noReason'),
          t('reply-figures:refusals.of', { number: count, all: refused }),
        ])}
      />
    </PagePart>
  );
}
