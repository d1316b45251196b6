import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { useMandatedClubs } from '../../representation/mandates.ts';
import { NeedsMandate } from '../../representation/mandates-ui.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import type { FilterSchema } from '../../ui/filter/address-filters.ts';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RequestForm } from './form/request-form.tsx';
import { newValues, valuesOf } from './form/request-values.ts';
import { useRequest, useServerDraft } from './requests.queries.ts';

const schema = { id: 'number', draft: 'number' } as const satisfies FilterSchema;

/** `/request`: a new request; with `?draft=` a draft, with `?id=` an existing request. */
export default function RequestScreen() {
  const { t } = useTranslation(['requests', 'request-form']);
  const user = useUser();
  const isClub = user.kind === 'team';
  const { filters } = useAddressFilters(schema);
  const edited = useRequest(filters.id);
  const draftId = filters.id === null ? filters.draft : null;
  const draft = useServerDraft(draftId);
  const isNew = filters.id === null && draftId === null;
  const teamId = isClub && isNew ? user.profileId : null;
  const club = useQuery({
    queryKey: ['teams', 'card', teamId],
    queryFn: ({ signal }) => call('Team/GetTeamInfo', { teamId: teamId ?? 0 }, { signal }),
    enabled: teamId !== null,
  });
  // An agent publishes for a club that gave a mandate (permission matrix, †).
  const isAgent = user.kind === 'agent' || user.kind === 'premium';
  const mandated = useMandatedClubs();
  const error = draft.error ?? edited.error ?? club.error ?? mandated.error;
  const begun = edited.data ?? draft.data;
  const isReady =
    (isNew ? teamId === null || club.data !== undefined : begun !== undefined) &&
    (!isAgent || mandated.data !== undefined);
  if (isAgent && mandated.data?.length === 0) return <NeedsMandate title={t('request-form:form.title')} />;
  return (
    <>
      <PageHeader
        title={t(
          isNew
            ? 'request-form:form.title'
            : draftId === null
              ? 'request-form:form.editTitle'
              : 'draft.formTitle',
        )}
        description={t('request-form:form.description')}
        before={<BackLink to={paths.requests}>{t('page.back')}</BackLink>}
      />
      {error ? (
        <ErrorPanel
          text={error.message}
          onRetry={() =>
            void Promise.all([draft, edited, club, mandated].map((query) => query.error && query.refetch()))
          }
        />
      ) : isReady ? (
        <RequestForm
          key={isNew ? 'new' : `${filters.id ?? 'draft'} ${draftId}`}
          values={begun ? valuesOf(begun) : newValues(club.data)}
          draftOf={draft.data ? { id: draft.data.id, version: draft.data.version } : null}
          asksClub={!isClub}
          clubs={isAgent ? (mandated.data ?? []).map(({ team }) => team) : undefined}
        />
      ) : (
        <Skeletons shape="rows" />
      )}
    </>
  );
}
