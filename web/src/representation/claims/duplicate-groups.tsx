import { Anchor, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DuplicateGroup } from '@trattativa/contract/representation/claims/listing-endpoints';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath } from '../../people/players.ts';
import classes from '../../ui/decision-list.module.css';
import { portfoliosKeys } from '../../people/portfolios-keys.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showDone } from '../../ui/toasts.tsx';

/** Records that look like one person, group by group; they are looked at, never merged. */
export function DuplicateGroups({ groups, staff }: { groups: readonly DuplicateGroup[]; staff: boolean }) {
  const { t } = useTranslation('portfolio');
  const { plainDate } = useFormats();
  const client = useQueryClient();
  const keepApart = useMutation({
    mutationFn: (group: DuplicateGroup) =>
      call('Portfolio/KeepApart', { playerIds: group.records.map(({ id }) => id) }),
    async onSuccess({ message }) {
      await client.invalidateQueries({ queryKey: portfoliosKeys.duplicates });
      showDone(message);
    },
    onError: showFailure,
  });
  return (
    <ul className={classes.list}>
      {groups.map((group) => (
        <li key={group.records[0]?.id} className={classes.item}>
          <div className={classes.head}>
            <strong>{group.name}</strong>
            <span className={classes.soft}>{t('duplicates.born', { date: plainDate(group.bornDate) })}</span>
          </div>
          <ul className={classes.list}>
            {group.records.map((record) => (
              <li key={record.id} className={classes.parts}>
                <Anchor component={Link} to={playerPath(record.id)}>
                  {record.name} {record.surname}
                </Anchor>
                <span className={classes.soft}>
                  {[
                    record.currentClub,
                    staff &&
                      (record.owner ? t('desk.listedBy', { name: record.owner.name }) : t('desk.ownProfile')),
                    plainDate(record.updatedAt.slice(0, 10)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          <div className={classes.acts}>
            <Button
              size="sm"
              variant="default"
              loading={keepApart.isPending && keepApart.variables === group}
              aria-label={`${t(staff ? 'duplicates.checked' : 'duplicates.apart')}: ${group.name}`}
              onClick={() => keepApart.mutate(group)}
            >
              {t(staff ? 'duplicates.checked' : 'duplicates.apart')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
