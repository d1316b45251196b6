import { contractGroups, termsOfGroup } from '@trattativa/domain/deals/offers/offer-terms';
import { lazy } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { isEmpty } from '../../../ui/form/field.ts';
import { FoldedFields } from '../../../ui/form/folded-fields.tsx';
import type { PersonOfForm } from '../contract-rules.ts';
import type { TermsValues } from './offer-form-values.ts';

const contractTerms = termsOfGroup(...contractGroups);

const ContractFields = lazy(() => loadChunk(() => import('./contract-fields.tsx')));

/** The terms that most offers do without. */
export function FoldedTerms({ person }: { person: PersonOfForm }) {
  const { t } = useTranslation('offers');
  const isStated = useWatch<TermsValues, (typeof contractTerms)[number][]>({ name: [...contractTerms] }).some(
    (value) =>
      value !== null && typeof value === 'object' && 'side' in value ? value.side !== null : !isEmpty(value),
  );
  return (
    <FoldedFields
      title={t('form.contract')}
      about={t('form.contractHint')}
      names={contractTerms}
      isStated={isStated}
    >
      <ContractFields person={person} />
    </FoldedFields>
  );
}
