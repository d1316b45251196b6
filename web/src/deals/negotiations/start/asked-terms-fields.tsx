import { transferKinds } from '@trattativa/domain/people/players/transfer-kinds';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { now } from '../../../platform/clock/clock.ts';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import classes from './start-negotiation-screen.module.css';
import type { StartNegotiationValues } from './start-negotiation-values.ts';

/** What a club asks for a player of its list: kind of deal, fee, and for a loan its end and the share of the pay. */
export function AskedTermsFields() {
  const { t } = useTranslation(['negotiations', 'catalogue', 'negotiation-course']);
  const kind = useWatch<StartNegotiationValues, 'asked.kind'>({ name: 'asked.kind' });
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          name="asked.kind"
          label={t('negotiation-course:asked.kind')}
          required
          options={transferKinds.map((one) => ({ value: one, label: t(`catalogue:transferKind.${one}`) }))}
        />
        {kind !== 'free' && (
          <DigitsField
            name="asked.fee"
            label={t(kind === 'loan' ? 'negotiation-course:asked.loanFee' : 'negotiation-course:asked.fee')}
            description={t('negotiation-course:asked.feeHint')}
            unit="€"
          />
        )}
      </div>
      {kind === 'loan' && (
        <div className={classes.pair}>
          <DateField
            name="asked.loanUntil"
            label={t('negotiation-course:asked.loanUntil')}
            min={now().toISOString().slice(0, 10)}
          />
          <DigitsField
            name="asked.wageSharePercent"
            label={t('negotiation-course:asked.wageShare')}
            description={t('negotiation-course:asked.wageShareHint')}
            unit="%"
            max={maxPercent}
          />
        </div>
      )}
    </>
  );
}
