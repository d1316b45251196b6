import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { CardPart, PartText } from '../../ui/page/card-part.tsx';
import { PageColumn, PageColumns } from '../../ui/page/page-columns.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { CoachReplies } from '../slots.ts';
import { BackToCoaching } from './back-to-coaching.tsx';
import { useCoachingStaff } from './coaching-staff.queries.ts';
import { CoachingStaffCard } from './coaching-staff-card.tsx';
import { CoachingStaffContacts } from './coaching-staff-contacts.tsx';
import { CoachingStaffNotFound } from './coaching-staff-not-found.tsx';
import { editCoachingStaffPath } from './coaching-staff-paths.ts';
import { useCoachRows } from './use-coach-rows.ts';
import { coachingStaffName } from './use-coaching-staff-words.ts';

const StaffRegistrations = lazy(() => loadChunk(() => import('../registrations/staff-registrations.tsx')));
const CoachingStaffFiles = lazy(() => loadChunk(() => import('./coaching-staff-files.tsx')));

/** `/coachingStaff/:id`: one member of coaching staff, with the fields that the reader may see. */
export default function CoachingStaffScreen() {
  const id = Number(useParams().id);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data: staff, error, refetch } = useCoachingStaff(id, known);
  const unseen = error instanceof ApiError && ['NOT_FOUND', 'SUBJECT_MISMATCH'].includes(error.code);
  if (!known || unseen) return <CoachingStaffNotFound />;
  if (staff) return <Details staff={staff} />;
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  return <Skeletons shape="page" />;
}

function Details({ staff }: { staff: CoachingStaff }) {
  const { t } = useTranslation(['coaching-staff', 'catalogue']);
  const { kind } = useUser();
  const details = useCoachRows().rows(staff, besideCard);
  const isOwn = kind === 'coach' || kind === 'scout';
  return (
    <>
      <PageHeader
        title={coachingStaffName(staff)}
        {...(!isOwn && { before: <BackToCoaching /> })}
        actions={
          staff.can.edit && (
            <Button
              component={Link}
              to={isOwn ? paths.account : editCoachingStaffPath(staff.coachingStaffId)}
              leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
            >
              {t('coaching-staff:card.edit')}
            </Button>
          )
        }
      />
      <PageColumns>
        <PageColumn>
          <CoachingStaffCard
            staff={staff}
            heading={2}
            post={kind === 'scout' ? t('catalogue:evaluatorRole.3') : undefined}
          />
          {!isOwn && (
            <Suspense>
              <CoachReplies coachingStaffId={staff.coachingStaffId} />
            </Suspense>
          )}
          <Suspense>
            <StaffRegistrations coachingStaffId={staff.coachingStaffId} />
          </Suspense>
          {staff.phone !== undefined && <CoachingStaffContacts staff={staff} />}
          {staff.phone !== undefined && (
            <Suspense>
              <CoachingStaffFiles staff={staff} />
            </Suspense>
          )}
        </PageColumn>
        <CardPart title={t('coaching-staff:card.details')}>
          {details.length === 0 ? (
            <QuietText>{t('coaching-staff:card.noDetails')}</QuietText>
          ) : (
            <FactList facts={details.map(({ label, value }) => [label, value] as const)} />
          )}
          {staff.comments && <PartText title={t('coaching-staff:field.comments')} text={staff.comments} />}
        </CardPart>
      </PageColumns>
    </>
  );
}

/** What is told beside the card, which says the rest. */
const besideCard = [
  'bornDate',
  'nationality',
  'country',
  'city',
  'immediateAvailability',
  'countriesInterested',
  'addedBy',
] as const;
