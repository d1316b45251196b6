import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showProblem } from '../../ui/feedback/toasts.tsx';
import { ActDialog } from '../negotiations/act-dialog.tsx';
import { useNegotiation } from '../negotiations/negotiations.queries.ts';
import type { NegotiationAct } from '../negotiations/use-negotiation-act.ts';

interface BoardActProps {
  id: number;
  act: NegotiationAct;
  onClose: () => void;
}

/** The confirmation of an act on a card: the same as on the negotiation's page, which is loaded for it. */
export default function BoardAct({ id, act, onClose }: BoardActProps) {
  const { t } = useTranslation('negotiations');
  const { data, error, isFetchedAfterMount } = useNegotiation(id);
  const isOver = isFetchedAfterMount && data !== undefined && !data.can[act];
  const told = useRef(false);
  useEffect(() => {
    if (told.current || !(error || isOver)) return;
    told.current = true;
    if (error) showFailure(error);
    // After the reader's own act the dialog closes by itself.
    else showProblem(t('act.tooLate'));
    onClose();
  }, [error, isOver, onClose, t]);
  if (!data?.can[act]) return null;
  return (
    <ActDialog
      negotiation={data}
      act={act}
      onClose={() => {
        told.current = true;
        onClose();
      }}
    />
  );
}
