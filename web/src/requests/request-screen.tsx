import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NeedsMandate } from '../mandates/needs-mandate.tsx';
import { useMandatedClubs } from '../mandates/use-mandated-clubs.ts';
import { useQuiz } from '../onboarding/onboarding.queries.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { useUser } from '../platform/session/use-session.ts';
import type { FilterSchema } from '../ui/address-filters.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { useAddressFilters } from '../ui/use-address-filters.ts';
import { RequestForm } from './request-form.tsx';
import { newValues, valuesOf } from './request-values.ts';
import { useRequest } from './requests.queries.ts';

const schema = { id: 'number', quiz: 'flag' } as const satisfies FilterSchema;

/** `/request`: a new request, or with `?id=` a change of one. */
export default function RequestScreen() {
  const { t } = useTranslation('requests');
  const user = useUser();
  const isClub = user.kind === 'team';
  const { filters } = useAddressFilters(schema);
  const edited = useRequest(filters.id);
  const teamId = isClub && filters.id === null ? user.profileId : null;
  const club = useQuery({
    queryKey: ['teams', 'card', teamId],
    queryFn: ({ signal }) => call('Team/GetTeamInfo', { teamId: teamId ?? 0 }, { signal }),
    enabled: teamId !== null,
  });
  // An agent publishes for a club that has mandated the agent (permission matrix, †).
  const isAgent = user.kind === 'agent' || user.kind === 'premium';
  const mandated = useMandatedClubs();
  // A new club's answers begin its first request.
  const quiz = useQuiz(isClub && filters.quiz);
  const error = quiz.error ?? edited.error ?? club.error ?? mandated.error;
  const isReady =
    (!quiz.isEnabled || quiz.data !== undefined) &&
    (filters.id === null ? teamId === null || club.data !== undefined : edited.data !== undefined) &&
    (!isAgent || mandated.data !== undefined);
  if (isAgent && mandated.data?.length === 0) return <NeedsMandate />;
  return (
    <>
      <PageHeader
        title={t(filters.id === null ? 'form.title' : 'form.editTitle')}
        description={t('form.description')}
      />
      {error ? (
        <ErrorPanel
          text={error instanceof ApiError ? error.text : error.message}
          onRetry={() =>
            void Promise.all([edited, club, mandated].map((query) => query.error && query.refetch()))
          }
        />
      ) : isReady ? (
        <RequestForm
          key={filters.id ?? 'new'}
          values={edited.data ? valuesOf(edited.data) : newValues(club.data, quiz.data?.club ?? {})}
          asksClub={!isClub}
          clubs={isAgent ? (mandated.data ?? []).map(({ team }) => team) : undefined}
        />
      ) : (
        <Skeletons shape="rows" />
      )}
    </>
  );
}
