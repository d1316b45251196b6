import { packNames } from '@trattativa/domain/people/rules/rule-kinds';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { PagePart } from '../../ui/page/page-part.tsx';
import { PlainTable } from '../../ui/text/plain-table.tsx';
import { PackView } from './pack-view.tsx';
import classes from './rules.module.css';
import { usePacks } from './rules.queries.ts';

/** For staff: the packs of rules, and the one that the address names. */
export default function PacksPart() {
  const [address] = useSearchParams();
  const open = packNames.find((name) => name === address.get('pack'));
  return open ? <PackView key={open} pack={open} /> : <PackList />;
}

function PackList() {
  const { t } = useTranslation(['rule-packs', 'rules']);
  const { dateTime, number } = useFormats();
  const { data, error, refetch } = usePacks();
  if (error && !data) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" count={7} />;
  return (
    <PagePart title={t('rules:part.packs')} hint={t('rule-packs:hint')}>
      <PlainTable label={t('rule-packs:column.pack')}>
        <thead>
          <tr>
            <th scope="col">{t('rule-packs:column.pack')}</th>
            <th scope="col" className={classes.wideOnly}>
              {t('rule-packs:column.version')}
            </th>
            <th scope="col" data-figure>
              {t('rule-packs:column.valid')}
            </th>
            <th scope="col" data-figure>
              {t('rule-packs:column.notConfirmed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ pack, version, changedAt, valid, notConfirmed }) => (
            <tr key={pack}>
              <th scope="row">
                <Link to={`${paths.rules}?part=packs&pack=${pack}`}>{t(`rule-packs:pack.${pack}`)}</Link>
              </th>
              <td className={classes.wideOnly}>
                {changedAt === null
                  ? t('rule-packs:shipped')
                  : t('rule-packs:version', { version, when: dateTime(changedAt) })}
              </td>
              <td data-figure>{number(valid)}</td>
              <td data-figure>{number(notConfirmed)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </PagePart>
  );
}
