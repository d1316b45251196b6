import type { SettingsVersion } from '@trattativa/contract/identity/settings/settings';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import classes from './admin.module.css';
import { useSettingsHistory } from './admin.queries.ts';
import type { SettingPath } from './figure-field.tsx';

/** Every version of the settings: who changed what, when and why. */
export default function HistorySection() {
  const { t } = useTranslation('administration');
  const query = useSettingsHistory();
  if (query.error && !query.data)
    return <ErrorPanel text={query.error.message} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeletons shape="rows" count={4} />;
  const versions = query.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <ol className={classes.versions} aria-label={t('history.label')} reversed>
        {versions.map((version) => (
          <Version key={version.version} version={version} />
        ))}
      </ol>
      <MoreButton query={query}>{t('history.more')}</MoreButton>
    </>
  );
}

function Version({
  version: { version, changedAt, changedBy, reason, changes },
}: {
  version: SettingsVersion;
}) {
  const { t } = useTranslation('administration');
  const { dateTime } = useFormats();
  const value = useSettingValue();
  const who = changedBy
    ? (changedBy.name ?? t('history.erased', { number: changedBy.accountId }))
    : t('history.system');
  return (
    <li className={classes.version}>
      <h2 className={classes.title}>{t('history.title', { version })}</h2>
      <p className={classes.quiet}>
        {who} · {dateTime(changedAt)}
      </p>
      {changes.length === 0 ? (
        <p className={classes.reason}>{t('history.first')}</p>
      ) : (
        <>
          <p className={classes.reason}>{reason}</p>
          <table className={classes.changes} data-stacked>
            <thead>
              <tr>
                <th scope="col">{t('history.field')}</th>
                <th scope="col">{t('history.from')}</th>
                <th scope="col">{t('history.to')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ path, from, to }) => (
                <tr key={path}>
                  <th scope="row">{t(`field.${path as SettingPath}`)}</th>
                  <td>{value(path, from)}</td>
                  <td>{value(path, to)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </li>
  );
}

const prices = /^representation\.(activation|finalPrices\.)/;
/** Settings in milliseconds, shown in seconds. */
const inMs = /Ms$/;

/** A value as its field shows it. */
function useSettingValue(): (path: string, value: string | number) => string {
  const { t } = useTranslation('administration');
  const { number, money } = useFormats();
  return (path, value) => {
    if (value === '') return t('history.empty');
    if (typeof value === 'string') return value;
    if (prices.test(path)) return money(value);
    return number(inMs.test(path) ? value / 1000 : value);
  };
}
