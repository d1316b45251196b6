import type { ReceivedAnswer, RequestAnswer } from '@trattativa/contract/market/answers/answer';
import type { Request } from '@trattativa/contract/market/requests/request';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { Remark } from '../../ui/text/remark.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { useAnswers, useMyAnswer } from './answers.queries.ts';
import { PutForward } from './put-forward.tsx';
import classes from './request-answers.module.css';

/** The answers to a request: all for the club that made it, the own one for a recipient. */
export default function RequestAnswers({ request }: { request: Request }) {
  if (request.recipients) return <Received request={request} />;
  return request.myDelivery === null ? null : <Mine requestId={request.id} />;
}

function Received({ request }: { request: Request }) {
  const { t } = useTranslation('request-answers');
  const { data } = useAnswers(request.id);
  if (!data) return null;
  return (
    <section aria-label={t('received.title')} className={classes.part}>
      <h2>{t('received.title')}</h2>
      <AnswerList answers={data} />
    </section>
  );
}

/** What each recipient answered, the latest first. */
export function AnswerList({ answers }: { answers: readonly ReceivedAnswer[] }) {
  const { t } = useTranslation('request-answers');
  if (answers.length === 0) return <QuietText>{t('received.none')}</QuietText>;
  return (
    <ul className={classes.list}>
      {answers.map((answer) => (
        <li key={`${answer.recipient.kind} ${answer.recipient.id}`}>
          <AnswerLine
            answer={answer}
            title={answer.recipient.name}
            asks={answer.recipient.kind === 'coachingStaff'}
          />
        </li>
      ))}
    </ul>
  );
}

function Mine({ requestId }: { requestId: number }) {
  const { t } = useTranslation('request-answers');
  const { data } = useMyAnswer(requestId);
  if (!data) return null;
  return (
    <section aria-label={t('mine')} className={classes.part}>
      <AnswerLine answer={data} title={t('mine')} asks={false} />
    </section>
  );
}

interface AnswerLineProps {
  answer: RequestAnswer;
  title: string;
  /** The reader may ask for the players: a coach named them. */
  asks: boolean;
}

function AnswerLine({ answer, title, asks }: AnswerLineProps) {
  const { t } = useTranslation('request-answers');
  const { date } = useFormats();
  const { fits, reasonCode, sentence, players } = answer;
  return (
    <div className={classes.answer}>
      <div className={classes.head}>
        <span className={classes.who}>{title}</span>
        <StatusChip tone={fits ? 'won' : 'closed'}>{t(fits ? 'fits' : 'nobodyFits')}</StatusChip>
      </div>
      <QuietText>
        {reasonCode === null
          ? date(answer.answeredAt)
          : `${t(`reason.${reasonCode}`)} · ${date(answer.answeredAt)}`}
      </QuietText>
      <Remark text={sentence} />
      {players.length > 0 && <PutForward players={players} asks={asks} />}
    </div>
  );
}
