import { Button } from '@mantine/core';
import type { StaffMember } from '@trattativa/contract/identity/administration/administration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import classes from './admin.module.css';
import { useStaff } from './admin.queries.ts';
import { InviteStaffDialog } from './invite-staff-dialog.tsx';
import { type StaffAct, StaffActDialog, staffActs } from './staff-act-dialog.tsx';

/** Staff of the platform: invited, ended and opened again here, and who gets the support conversations. */
export default function StaffSection() {
  const { t } = useTranslation('administration');
  const { data, error, refetch } = useStaff();
  const [isInviting, setIsInviting] = useState(false);
  const [asked, setAsked] = useState<{ act: StaffAct; member: StaffMember } | null>(null);
  if (error && !data) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" count={4} />;
  return (
    <>
      <div className={classes.head}>
        <p className={classes.quiet}>{t('staff.hint')}</p>
        <Button onClick={() => setIsInviting(true)}>{t('staff.invite.button')}</Button>
      </div>
      <ul className={classes.people} aria-label={t('staff.title')}>
        {data.items.map((member) => (
          <li key={member.accountId} className={classes.person}>
            <div className={classes.words}>
              <span className={classes.name}>
                {member.name}
                {member.administrator && <StatusChip tone="sent">{t('staff.administrator')}</StatusChip>}
                {member.chatOwner && <StatusChip tone="won">{t('staff.chatOwner')}</StatusChip>}
                {member.endedAt !== null && <StatusChip tone="closed">{t('staff.ended')}</StatusChip>}
                {member.endedAt === null && !member.secondFactorOn && (
                  <StatusChip tone="waiting">{t('staff.noSecondFactor')}</StatusChip>
                )}
              </span>
              <span className={classes.quiet}>
                {member.email} · {t('list.lastUsed')}:{' '}
                {member.lastUsedAt ? <RelativeTime at={member.lastUsedAt} /> : t('list.never')}
              </span>
            </div>
            <div className={classes.acts}>
              {staffActs
                .filter((act) => member.can[abilities[act]])
                .map((act) => (
                  <Button
                    key={act}
                    variant="default"
                    size="sm"
                    aria-label={`${t(`staff.${act}.button`)}: ${member.name}`}
                    onClick={() => setAsked({ act, member })}
                  >
                    {t(`staff.${act}.button`)}
                  </Button>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {isInviting && <InviteStaffDialog onClose={() => setIsInviting(false)} />}
      {asked && <StaffActDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const abilities = { handOver: 'handOverChat', end: 'end', reinstate: 'reinstate' } as const;
