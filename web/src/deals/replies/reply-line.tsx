import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { type Replier, useReplyFigure } from './replies.queries.ts';

/**
 * How often and how soon a club, an agent or a coach answers. A sentence, or nothing while they were asked too seldom; `brief` in
 * two words for a row, whose column says what they mean.
 */
export default function ReplyLine({ brief = false, ...of }: Replier & { brief?: boolean }) {
  const { t } = useTranslation('reply-figures');
  const { percent } = useFormats();
  const figure = useReplyFigure(onlyId(of));
  if (!figure) return null;
  const { asked, medianDays } = figure;
  const values = { percent: percent(figure.answeredPercent), count: medianDays ?? 0 };
  if (brief) {
    if (medianDays === null) return t('brief.never', { asked });
    return medianDays === 0 ? t('brief.sameDay', values) : t('brief.days', values);
  }
  if (medianDays === null) return <QuietText>{t('never', { asked })}</QuietText>;
  return <QuietText>{medianDays === 0 ? t('sameDay', values) : t('days', values)}</QuietText>;
}

/** Without the properties that a slot adds: the question is the key of its answer. */
function onlyId(props: Replier): Replier {
  if ('teamId' in props) return { teamId: props.teamId };
  return 'agentId' in props ? { agentId: props.agentId } : { coachingStaffId: props.coachingStaffId };
}
