import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { CardPart } from '../../ui/page/card-part.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { useRequest } from '../requests/requests.queries.ts';
import { useAnswers } from './answers.queries.ts';
import { AnswerList } from './request-answers.tsx';

/** The answers to an own request in one place: how many came until when, what each said, and who is silent. */
export default function ReceivedAnswers({ requestId }: { requestId: number }) {
  const { t } = useTranslation(['request-answers', 'matching']);
  const { plainDate, list } = useFormats();
  const { data: request } = useRequest(requestId);
  const { data: answers } = useAnswers(requestId);
  if (!request?.recipients || !answers) return null;
  const answered = new Set(answers.map(({ recipient }) => `${recipient.kind} ${recipient.id}`));
  const silent = request.recipients.filter(({ kind, id }) => !answered.has(`${kind} ${id}`));
  const facts = { count: answers.length, asked: request.recipients.length };
  const { answerBy } = request;
  return (
    <CardPart title={t('matching:candidates.answers.title')}>
      <QuietText>
        {answerBy === null
          ? t('received.count', facts)
          : t('received.countBy', { ...facts, day: plainDate(answerBy) })}
      </QuietText>
      {answers.length > 0 && <AnswerList answers={answers} />}
      {silent.length > 0 && (
        <QuietText>{t('received.silent', { names: list(silent.map(({ name }) => name)) })}</QuietText>
      )}
    </CardPart>
  );
}
