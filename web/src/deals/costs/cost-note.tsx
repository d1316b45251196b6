import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './costs.module.css';
import { useDealCost } from './costs.queries.ts';

/** Below the terms of a negotiation: whose word on the transaction cost is missing, what was accepted, and what staff said. */
export default function CostNote({ negotiationId, isOpen }: { negotiationId: number; isOpen: boolean }) {
  const { t } = useTranslation('closing');
  const { money } = useFormats();
  const { data } = useDealCost(negotiationId);
  if (!data) return null;
  const { cost, standing, accepted, decision } = data;
  const said = decision && {
    stated: money(decision.stated),
    cost: money(cost ?? 0),
    reason: decision.reason,
  };
  return (
    <>
      {cost !== null && standing === 'waitsForStaff' && isOpen && (
        <p className={classes.warning}>
          {t('cost.waitsForStaff', { cost: money(cost), max: money(data.maxCost) })}
        </p>
      )}
      {cost !== null && standing === 'notAccepted' && isOpen && (
        <p className={classes.warning}>{t('cost.notAccepted', { cost: money(cost) })}</p>
      )}
      {standing === 'accepted' && accepted !== null && (
        <p className={classes.soft}>{t('cost.accepted', { cost: money(accepted) })}</p>
      )}
      {cost !== null && data.discount > 0 && (
        <p className={classes.soft}>
          {t('cost.discounted', { discount: money(data.discount), due: money(data.due) })}
        </p>
      )}
      {said && standing !== 'waitsForStaff' && (
        <p className={classes.soft}>
          {decision.agreed
            ? t('cost.agreed', { cost: said.cost, reason: said.reason })
            : cost === null
              ? t('cost.declinedToNone', { stated: said.stated, reason: said.reason })
              : t('cost.declined', said)}
        </p>
      )}
    </>
  );
}
