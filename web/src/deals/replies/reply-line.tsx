import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { QuietText } from '../../ui/quiet-text.tsx';
import { useReplyFigure } from './replies.queries.ts';

/** How often and how soon a club or an agent answers, in a sentence; nothing while they were asked too seldom. */
export default function ReplyLine(props: { teamId: number } | { agentId: number }) {
  const { t } = useTranslation('reply-figures');
  const { percent } = useFormats();
  const of = 'teamId' in props ? { teamId: props.teamId } : { agentId: props.agentId };
  const figure = useReplyFigure(of);
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
