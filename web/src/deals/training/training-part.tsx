import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { FoldedPart } from '../../ui/page/folded-part.tsx';
import type { TrainingDeal } from './training.queries.ts';

const TrainingPanel = lazy(() => loadChunk(() => import('./training-panel.tsx')));

/** The training rewards of a deal, folded: nothing is loaded until somebody wants to know. */
export default function TrainingPart({ deal }: { deal: TrainingDeal }) {
  const { t } = useTranslation('training');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FoldedPart title={t('title')} about={t('about')} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && (
        <Suspense fallback={<Skeletons shape="rows" />}>
          <TrainingPanel deal={deal} />
        </Suspense>
      )}
    </FoldedPart>
  );
}
