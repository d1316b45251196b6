import type { Api } from '@trattativa/contract/api';
import { formatDateTime } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { PagePart } from '../../ui/page/page-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { RuleOrigin } from './rule-form/rule-origin.tsx';
import classes from './rules.module.css';

type Found = Api['Rules/GetWindow']['output'];

/** A window in the time of its association; what the last season had where it was not published, and that nothing is known else. */
export function WindowResult({ result: { season, window, lastSeason } }: { result: Found }) {
  const { t } = useTranslation('rules');
  return (
    <div role="status">
      <PagePart title={t('part.window')}>
        {window && <PublishedWindow window={window} />}
        {lastSeason && <ExpectedWindow season={season} lastSeason={lastSeason} />}
        {!window && !lastSeason && <p className={classes.quiet}>{t('window.unknown')}</p>}
      </PagePart>
    </div>
  );
}

function PublishedWindow({ window }: { window: NonNullable<Found['window']> }) {
  const { t } = useTranslation('rules');
  const local = useLocalTimes();
  return (
    <>
      <p>
        <StatusChip tone={window.isOpen ? 'won' : 'closed'}>
          {t(window.isOpen ? 'window.open' : 'window.closed')}
        </StatusChip>
      </p>
      <FactList
        layout="rows"
        facts={[
          [t('window.opensAt'), local(window.opensAt, window.timeZone)],
          [t('window.closesAt'), local(window.closesAt, window.timeZone)],
          [t('window.timeZone'), window.timeZone],
        ]}
      />
      <RuleOrigin origin={window} />
    </>
  );
}

function ExpectedWindow({
  season,
  lastSeason,
}: {
  season: string;
  lastSeason: NonNullable<Found['lastSeason']>;
}) {
  const { t } = useTranslation('rules');
  const local = useLocalTimes();
  const last = lastSeason.season;
  return (
    <>
      <p>
        <StatusChip tone="waiting">{t('window.expected')}</StatusChip>
      </p>
      <p>{t('window.expectedText', { season, last })}</p>
      <FactList
        layout="rows"
        facts={lastSeason.windows.map(({ opensAt, closesAt, timeZone }) => [
          t('window.lastSeason', { season: last }),
          t('window.between', { from: local(opensAt, timeZone), to: local(closesAt, timeZone) }),
        ])}
      />
      <RuleOrigin origin={lastSeason} />
    </>
  );
}

function useLocalTimes() {
  const { i18n } = useTranslation('rules');
  return (instant: string, timeZone: string) => formatDateTime(i18n.language as Language, instant, timeZone);
}
