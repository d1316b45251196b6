import type { Api } from '@trattativa/contract/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { PagePart } from '../../ui/page/page-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { PlainTable } from '../../ui/text/plain-table.tsx';
import { RuleOrigin } from './rule-form/rule-origin.tsx';
import classes from './rules.module.css';

/** The shares of the clubs, what belongs to nobody, and the rule that says so. */
export function SolidarityResult({ result }: { result: Api['Rules/ComputeSolidarity']['output'] }) {
  const { t } = useTranslation('rules');
  const { money, number } = useFormats();
  return (
    <div role="status">
      <PagePart title={t('solidarity.shares')}>
        <FactList
          layout="figures"
          facts={[
            [t('solidarity.total'), money(result.total)],
            [t('solidarity.unallocated'), money(result.unallocated)],
          ]}
        />
        {result.shares.length === 0 ? (
          <p className={classes.quiet}>{t('solidarity.nobody')}</p>
        ) : (
          <PlainTable label={t('part.solidarity')}>
            <thead>
              <tr>
                <th scope="col">{t('solidarity.club')}</th>
                <th scope="col">{t('solidarity.season')}</th>
                <th scope="col">{t('solidarity.age')}</th>
                <th scope="col" data-figure>
                  {t('solidarity.percent')}
                </th>
                <th scope="col" data-figure>
                  {t('solidarity.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {result.shares.map((share) => (
                <tr key={`${share.season} ${share.club}`}>
                  <th scope="row">{share.club}</th>
                  <td>{share.season}</td>
                  <td>{share.age}</td>
                  <td data-figure>{number(share.percent)}</td>
                  <td data-figure>{money(share.amount)}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )}
        <RuleOrigin origin={result} />
      </PagePart>
    </div>
  );
}
