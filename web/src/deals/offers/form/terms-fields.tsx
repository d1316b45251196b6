import { canConcern, termsOfGroup } from '@trattativa/domain/deals/offers/offer-terms';
import type { TermGroup } from '@trattativa/domain/deals/offers/term-kinds';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../../platform/clock/clock.ts';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { FormPart } from '../../../ui/form/form-part.tsx';
import type { PersonOfForm } from '../contract-rules.ts';
import { CommissionFields } from './commission-fields.tsx';
import { FoldedTerms } from './folded-terms.tsx';
import classes from './offer-form.module.css';
import { GroupFields } from './term-field.tsx';

interface TermsFieldsProps {
  /** Whether to show the agent's commission; only readers of the commission see it. */
  withCommission: boolean;
  /** Said beside the commission: the cap on it. */
  besideCommission?: ReactNode;
  /** Whether to show the expiry date, which the club sets. */
  withExpiry: boolean;
  /** Recipient of the offer, for the rules about contracts. */
  person: PersonOfForm;
}

/** All terms of an offer (spec §3), the mandatory ones marked. */
export function TermsFields({ withCommission, besideCommission, withExpiry, person }: TermsFieldsProps) {
  const { t } = useTranslation('offers');
  const today = now().toISOString().slice(0, 10);
  const fieldsOf = (group: TermGroup) => <GroupFields group={group} person={person} />;
  return (
    <>
      <FormPart title={t('form.pay')}>{fieldsOf('pay')}</FormPart>
      <FormPart title={t('form.where')}>{fieldsOf('where')}</FormPart>
      <FormPart title={t('form.living')}>
        {fieldsOf('living')}
        <div className={classes.checks}>{fieldsOf('included')}</div>
      </FormPart>
      <FormPart title={t('form.teamBonuses')}>{fieldsOf('teamBonuses')}</FormPart>
      {termsOfGroup('ownBonuses').some((term) => canConcern(term, person)) && (
        <FormPart title={t('form.ownBonuses')} hint={t('form.ownBonusesHint')}>
          {fieldsOf('ownBonuses')}
        </FormPart>
      )}
      {withCommission && (
        <FormPart title={t('form.commission')} hint={t('form.commissionHint')}>
          <CommissionFields person={person} />
          {besideCommission && <div className={classes.whole}>{besideCommission}</div>}
        </FormPart>
      )}
      <FoldedTerms person={person} />
      <FormPart title={t('form.more')}>
        <div className={classes.whole}>{fieldsOf('more')}</div>
        {withExpiry && (
          <DateField
            name="expiresOn"
            label={t('form.expiresOn')}
            description={t('form.expiresOnHint')}
            min={today}
            validate={(day: string) => day === '' || day >= today || t('form.dayIsOver')}
          />
        )}
      </FormPart>
    </>
  );
}
