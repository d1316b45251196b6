import { lazy } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { FoldedFields } from '../../../ui/form/folded-fields.tsx';
import { furtherNames, isFurtherStated } from './further-form-values.ts';
import type { TransferValues } from './transfer-form-values.ts';

const FurtherFields = lazy(() => loadChunk(() => import('./further-fields.tsx')));

/** The terms that most deals do without. */
export function FoldedFurther({ ahead }: { ahead: (day: string) => true | string }) {
  const { t } = useTranslation('transfers');
  const { watch } = useFormContext<TransferValues>();
  return (
    <FoldedFields
      title={t('form.further')}
      about={t('form.furtherHint')}
      names={furtherNames}
      isStated={isFurtherStated(watch())}
    >
      <FurtherFields ahead={ahead} />
    </FoldedFields>
  );
}
