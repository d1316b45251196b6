import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { FoldedFields } from '../../../ui/form/folded-fields.tsx';
import classes from './request-form.module.css';
import {
  isTermStated,
  type RequestTerm,
  type RequestValues,
  type TermGroup,
  termGroups,
} from './request-values.ts';

const RequestTermsFields = lazy(() => loadChunk(() => import('./request-terms-fields.tsx')));
/** Loaded when something is stated. */
const StatedTerms = lazy(() => loadChunk(() => import('./stated-terms.tsx')));

/** What most requests do without, in four parts that are opened one by one. Each says in a line what is stated in it. */
export function FoldedRequestTerms() {
  return (
    <div className={classes.folded}>
      {Object.keys(termGroups).map((group) => (
        <FoldedTerms key={group} group={group as TermGroup} />
      ))}
    </div>
  );
}

function FoldedTerms({ group }: { group: TermGroup }) {
  const { t } = useTranslation('request-form');
  const names: readonly RequestTerm[] = termGroups[group];
  const values = useWatch<RequestValues, RequestTerm[]>({ name: [...names] });
  const isStated = names.some((term, index) => isTermStated(term, values[index]));
  return (
    <FoldedFields
      title={t(`group.${group}`)}
      about={
        isStated ? (
          <Suspense>
            <StatedTerms group={group} />
          </Suspense>
        ) : (
          t(`groupAbout.${group}`)
        )
      }
      names={names}
      isStated={isStated}
    >
      <RequestTermsFields group={group} />
    </FoldedFields>
  );
}
