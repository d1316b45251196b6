import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { QuietText } from '../../ui/quiet-text.tsx';
import { type Replier, useReplyFigure } from './replies.queries.ts';

/** How often and how soon a club, an agent or a coach answers, in a sentence; nothing while they were asked too seldom. */
export default function ReplyLine(props: Replier) {
  const { t } = useTranslation('reply-figures');
  const { percent } = useFormats();
  const figure = useReplyFigure(onlyId(props));
  if (!figure) return null;
  const share = percent(figure.answeredPercent);
  if (figure.medianDays === null) return <QuietText>{t('never', { asked: figure.asked })}</QuietText>;
  return (
    <QuietText>
      {figure.medianDays === 0
        ? t('sameDay', { percent: share })
        : t('days', { percent: share, count: figure.medianDays })}
    </QuietText>
  );
}

/** Without the properties that a slot adds: the question is the key of its answer. */
function onlyId(props: Replier): Replier {
  if ('teamId' in props) return { teamId: props.teamId };
  return 'agentId' in props ? { agentId: props.agentId } : { coachingStaffId: props.coachingStaffId };
}
