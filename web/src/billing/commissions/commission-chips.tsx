import type { InstalmentState, PlanAnswer } from '@trattativa/domain/billing/commissions';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '../../ui/text/status-chip.tsx';

const states: Record<InstalmentState, StatusTone> = {
  due: 'sent',
  late: 'lost',
  paid: 'won',
  waived: 'closed',
  lapsed: 'closed',
};
const answers: Record<PlanAnswer, StatusTone> = { awaited: 'waiting', confirmed: 'won', objected: 'lost' };

/** The state of an instalment as word, colour and shape. */
export function InstalmentChip({ state }: { state: InstalmentState }) {
  const { t } = useTranslation('commissions');
  return <StatusChip tone={states[state]}>{t(`state.${state}`)}</StatusChip>;
}

/** What the club says to the plan in force. */
export function AnswerChip({ answer }: { answer: PlanAnswer }) {
  const { t } = useTranslation('commissions');
  return <StatusChip tone={answers[answer]}>{t(`answer.${answer}`)}</StatusChip>;
}
