import type { Api } from '@trattativa/contract/api';
import { formatDateTime } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { PagePart } from '../../ui/page/page-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { RuleOrigin } from './rule-form/rule-origin.tsx';

/** A window with its opening and closing in the time of its association. */
export function WindowResult({ result }: { result: Api['Rules/GetWindow']['output'] }) {
  const { t, i18n } = useTranslation('rules');
  const local = (instant: string) => formatDateTime(i18n.language as Language, instant, result.timeZone);
  return (
    <div role="status">
      <PagePart title={t('part.window')}>
        <p>
          <StatusChip tone={result.isOpen ? 'won' : 'closed'}>
            {t(result.isOpen ? 'window.open' : 'window.closed')}
          </StatusChip>
        </p>
        <FactList
          layout="rows"
          facts={[
            [t('window.opensAt'), local(result.opensAt)],
            [t('window.closesAt'), local(result.closesAt)],
            [t('window.timeZone'), result.timeZone],
          ]}
        />
        <RuleOrigin origin={result} />
      </PagePart>
    </div>
  );
}
