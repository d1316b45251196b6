import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlayerWords } from '../../people/players.ts';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { requestPath } from '../requests/request-paths.ts';
import { useRequest } from '../requests/requests.queries.ts';

/** The request that a proposal answers, as a link with club and role; nothing while it is not loaded. */
export default function AnsweredRequest({ requestId }: { requestId: number }) {
  const { t } = useTranslation('request-answers');
  const { role } = usePlayerWords();
  const { data } = useRequest(requestId);
  if (!data) return null;
  return (
    <QuietText>
      <Link to={requestPath(requestId)}>
        {t('inAnswer', { club: data.team.name, role: role(data.role) })}
      </Link>
    </QuietText>
  );
}
