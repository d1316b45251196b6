import { lazy, Suspense, useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { FoldedPart } from '../../ui/folded-part.tsx';
import { isEmpty } from '../../ui/form/field.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { type RequestValues, requestTerms } from './request-values.ts';

const RequestTermsFields = lazy(() => loadChunk(() => import('./request-terms-fields.tsx')));

/** The terms that most requests do without, loaded when they are opened; open where one is stated or refused. */
export function FoldedRequestTerms() {
  const { t } = useTranslation('requests');
  const isStated = useWatch<RequestValues, (typeof requestTerms)[number][]>({ name: [...requestTerms] }).some(
    (value) => value !== false && !isEmpty(value),
  );
  const { errors } = useFormState<RequestValues>({ name: [...requestTerms] });
  const isRefused = requestTerms.some((term) => errors[term] !== undefined);
  const [isOpen, setOpen] = useState(isStated);
  const [wasOpened, setOpened] = useState(isStated);
  // A restored draft, or an answer of the service, may be about terms that are folded away.
  const mustOpen = (isStated && !wasOpened) || isRefused;
  useEffect(() => {
    if (!mustOpen) return;
    setOpen(true);
    setOpened(true);
  }, [mustOpen]);

  return (
    <FoldedPart
      title={t('form.deal')}
      about={t('form.dealFold')}
      isOpen={isOpen}
      onToggle={(open) => {
        setOpen(open);
        if (open) setOpened(true);
      }}
    >
      {wasOpened && (
        <Suspense fallback={<Skeletons shape="rows" count={3} />}>
          <RequestTermsFields />
        </Suspense>
      )}
    </FoldedPart>
  );
}
