import type { Commission } from '@trattativa/contract/billing/commissions/commission';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { Timeline } from '../../ui/text/timeline.tsx';
import classes from './commissions.module.css';

/** What happened to the plan and its instalments, oldest first; every plan can be read as it was. */
export function CommissionHistory({ steps }: Pick<Commission, 'steps'>) {
  const { t } = useTranslation('commissions');
  const { money, plainDate } = useFormats();
  const part = (amount: number, day: string) =>
    t('step.instalment', { amount: money(amount), date: plainDate(day) });
  return (
    <Timeline
      label={t('page.history')}
      steps={steps.map(({ version, at, act, actorName, plan, dueOn, amount }) => ({
        key: version,
        at,
        title:
          act === 'made' || act === 'planned'
            ? t(`step.${act}`, { number: plan?.number ?? 1 })
            : t(`step.${act}`),
        who: actorName ?? undefined,
        note: plan ? (
          <ul className={classes.kept}>
            {plan.instalments.map((instalment) => (
              <li key={`${instalment.dueOn} ${instalment.amount}`}>
                {part(instalment.amount, instalment.dueOn)}
              </li>
            ))}
          </ul>
        ) : dueOn !== null && amount !== null ? (
          act === 'reduced' ? (
            t('step.lapsed', { amount: money(amount), date: plainDate(dueOn) })
          ) : (
            part(amount, dueOn)
          )
        ) : undefined,
        tone: act === 'objected' ? 'lost' : 'done',
      }))}
    />
  );
}
