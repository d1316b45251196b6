import type { FeeSheetOfDeal } from '@trattativa/contract/deals/fee-sheet/fee-sheet';
import { useTranslation } from 'react-i18next';
import { LicenceLine } from '../../people/agents-ui.ts';
import { FeeCapLine } from '../../people/rules-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import classes from './fee-sheet.module.css';

/** The rows of a sheet: for whom each agent acts, who pays whom how much, and what the platform costs. */
export function FeeSheetLines({ sheet }: { sheet: FeeSheetOfDeal }) {
  const { t } = useTranslation(['closing', 'fees', 'commissions']);
  const { money, percent } = useFormats();
  const { agents, fees, cost } = sheet;
  const club = sheet.club.name;
  const person = sheet.person.name;
  const nameOf = (agentId: number) => agents.find((agent) => agent.agentId === agentId)?.name ?? '';

  function amountOf(fee: FeeSheetOfDeal['fees'][number]): string {
    const amount = fee.amount === null ? '' : money(fee.amount);
    if (fee.percent === null || fee.base === null) return amount;
    const share = { percent: percent(fee.percent), base: t(`commissions:base.${fee.base}`) };
    return fee.amount === null ? t('fees:ofPercent', share) : t('fees:ofAmount', { ...share, amount });
  }

  return (
    <ul className={classes.lines}>
      {agents.length === 0 && <li>{t('closing:sheet.noAgent')}</li>}
      {agents.map(({ agentId, name, licence, actsFor }) => (
        <li key={agentId} data-dual={actsFor === 'both'}>
          {t(`closing:sheet.actsFor.${actsFor}`, { agent: name, person, club })}{' '}
          <LicenceLine licence={licence} />
        </li>
      ))}
      {agents.length > 0 && fees.length === 0 && <li>{t('closing:sheet.noFee')}</li>}
      {fees.map((fee) => (
        <li key={fee.agentId}>
          {t('closing:sheet.fee', {
            payer: fee.payer === 'club' ? club : person,
            agent: nameOf(fee.agentId),
            amount: amountOf(fee),
          })}
          <QuietText>{t('fees:instalments', { count: fee.instalments })}</QuietText>
        </li>
      ))}
      {cost && (
        <li>
          {cost.amount === null
            ? t('closing:sheet.costHidden', { club })
            : cost.discount
              ? t('closing:sheet.costLess', {
                  club,
                  amount: money(cost.amount),
                  discount: money(cost.discount),
                })
              : t('closing:sheet.cost', { club, amount: money(cost.amount) })}
        </li>
      )}
      {sheet.cap && (
        <li>
          <FeeCapLine cap={sheet.cap} />
        </li>
      )}
    </ul>
  );
}
