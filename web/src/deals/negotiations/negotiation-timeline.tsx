import type { Negotiation, NegotiationStep } from '@trattativa/contract/deals/negotiations/negotiation';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { useTranslation } from 'react-i18next';
import { Timeline, type TimelineStep } from '../../ui/timeline.tsx';

/** What a step did, as the key of its sentence `negotiations:step.<key>`. */
function sentenceOf(step: NegotiationStep) {
  if (step.signature) return step.signature === 'signed' ? 'signedByTeam' : 'signatureTakenBack';
  if (step.cause) return step.cause;
  if (step.from === null) return 'started';
  if (step.to === 2 && step.from === 3) return 'reopened';
  // Nothing goes back to pending, and no negotiation is rejected without a cause.
  return `to${step.to as Exclude<NegotiationStatus, 0 | 3>}` as const;
}

/** Everything that happened in a negotiation: who, when, and what they wrote. */
export function NegotiationTimeline({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation('negotiations');
  const last = negotiation.timeline.length - 1;
  const steps = negotiation.timeline.map((step, index): TimelineStep => {
    const lost = step.to === 3;
    return {
      key: step.version,
      at: step.at,
      title: t(`step.${sentenceOf(step)}`),
      who: step.by === 'system' ? undefined : (step.actorName ?? t('step.staff')),
      note:
        step.reasonCode === null
          ? (step.reason ?? undefined)
          : [t(`reason.${step.reasonCode}`), step.reason].filter(Boolean).join(': '),
      tone: lost ? 'lost' : index === last && negotiation.turn !== null ? 'now' : 'done',
    };
  });
  return <Timeline label={t('page.timeline')} steps={steps} />;
}
