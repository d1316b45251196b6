import { Button } from '@mantine/core';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { type EnquiryAnswer, enquiryAnswers } from '@trattativa/domain/deals/enquiry';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';

const AnswerDialog = lazy(() => loadChunk(() => import('./answer-dialog.tsx')));

const variants = { available: 'filled', terms: 'default', no: 'subtle' } as const;

/** The three answers to a club's enquiry, for who keeps the player. */
export default function AnswerActs({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation('enquiries');
  const [answer, setAnswer] = useState<EnquiryAnswer | null>(null);
  return (
    <>
      {enquiryAnswers.map((one) => (
        <Button key={one} variant={variants[one]} onClick={() => setAnswer(one)}>
          {t(`answer.${one}.button`)}
        </Button>
      ))}
      {answer && (
        <Suspense>
          <AnswerDialog negotiation={negotiation} answer={answer} onClose={() => setAnswer(null)} />
        </Suspense>
      )}
    </>
  );
}
