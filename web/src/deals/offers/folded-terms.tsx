import type { ContractPerson } from '@trattativa/domain/deals/contract-checks';
import { type ContractTerm, contractTerms } from '@trattativa/domain/deals/offer-terms';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { FoldedPart } from '../../ui/folded-part.tsx';
import { isEmpty } from '../../ui/form/field.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import type { TermsValues } from './offer-form-values.ts';

const ContractFields = lazy(() => loadChunk(() => import('./contract-fields.tsx')));

/** The terms that most offers do without, loaded when they are opened; open where one of them is stated or refused. */
export function FoldedTerms({ person }: { person: ContractPerson }) {
  const { t } = useTranslation('offers');
  const values = useWatch<TermsValues, ContractTerm[]>({ name: [...contractTerms] });
  const { errors, submitCount } = useFormState<TermsValues>({ name: [...contractTerms] });
  const isStated = values.some((value) =>
    value !== null && typeof value === 'object' && 'side' in value ? value.side !== null : !isEmpty(value),
  );
  const isRefused = contractTerms.some((term) => errors[term] !== undefined);
  const [isOpen, setOpen] = useState(isStated);
  const [wasOpened, setOpened] = useState(isStated);
  const mustOpen = isStated && !wasOpened;
  // A restored draft, or an answer of the service, may be about terms that are folded away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal opens it again at each attempt
  useEffect(() => {
    if (mustOpen || isRefused) toggle(true);
  }, [mustOpen, isRefused, submitCount]);

  function toggle(open: boolean) {
    setOpen(open);
    if (open) setOpened(true);
  }

  return (
    <FoldedPart title={t('form.contract')} about={t('form.contractHint')} isOpen={isOpen} onToggle={toggle}>
      {wasOpened && (
        <Suspense fallback={<Skeletons shape="rows" count={3} />}>
          <ContractFields person={person} />
        </Suspense>
      )}
    </FoldedPart>
  );
}
