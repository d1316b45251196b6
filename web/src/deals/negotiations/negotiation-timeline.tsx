import type { Negotiation, NegotiationStep } from '@trattativa/contract/deals/negotiations/negotiation';
import { type NegotiationStatus, negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { useTranslation } from 'react-i18next';
import { Timeline, type TimelineStep } from '../../ui/text/timeline.tsx';

const { pending, sent, viewed, rejected } = negotiationStatus;

/** The key of a step's sentence, `negotiation-course:step.<key>`. */
function sentenceOf(step: NegotiationStep, asked: boolean) {
  if (step.signature) return step.signature === 'signed' ? 'signedByTeam' : 'signatureTakenBack';
  if (step.answer) return step.answer === 'terms' ? 'answeredTerms' : 'answeredAvailable';
  if (step.cause) return step.cause;
  if (step.from === null) return asked ? 'asked' : 'started';
  if (step.to === viewed && step.from === rejected) return 'reopened';
  if (asked && step.to === sent) return 'askedSent';
  if (asked && step.to === viewed) return 'askedViewed';
  // No transition leads back to pending, and every rejection has a cause.
  return `to${step.to as Exclude<NegotiationStatus, typeof pending | typeof rejected>}` as const;
}

/** The history of a negotiation: who, when, and what they wrote. */
export function NegotiationTimeline({ negotiation }: { negotiation: Negotiation }) {
  const { t } = useTranslation(['negotiation-course', 'negotiations']);
  const last = negotiation.timeline.length - 1;
  const steps = negotiation.timeline.map((step, index): TimelineStep => {
    const lost = step.to === rejected;
    return {
      key: step.version,
      at: step.at,
      title: t(`step.${sentenceOf(step, negotiation.begunBy === 'club')}`),
      who: whoOf(step),
      note:
        step.reasonCode === null
          ? (step.reason ?? undefined)
          : [t(`negotiations:reason.${step.reasonCode}`), step.reason].filter(Boolean).join(': '),
      tone: lost ? 'lost' : index === last && negotiation.turn !== null ? 'now' : 'done',
    };
  });
  return <Timeline label={t('negotiation-course:page.timeline')} steps={steps} />;

  /**
   * Name of the person of a step. One who answered by the link of a mail has none here; every other nameless person is
   * of the staff.
   */
  function whoOf({ by, actorName }: NegotiationStep): string | undefined {
    if (by === 'system' || actorName !== null) return actorName ?? undefined;
    return by === 'player' ? undefined : t('step.staff');
  }
}
