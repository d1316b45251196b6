import { lazy } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { FoldedFields } from '../../ui/form/folded-fields.tsx';
import { isTermStated, type RequestTerm, type RequestValues, requestTerms } from './request-values.ts';

const RequestTermsFields = lazy(() => loadChunk(() => import('./request-terms-fields.tsx')));

/** What most requests do without: the squad list, the deal and its days, what the club gives in kind. */
export function FoldedRequestTerms() {
  const { t } = useTranslation(['requests', 'request-form']);
  const values = useWatch<RequestValues, RequestTerm[]>({ name: [...requestTerms] });
  return (
    <FoldedFields
      title={t('request-form:form.deal')}
      about={t('request-form:form.dealFold')}
      names={requestTerms}
      isStated={requestTerms.some((term, index) => isTermStated(term, values[index]))}
    >
      <RequestTermsFields />
    </FoldedFields>
  );
}
