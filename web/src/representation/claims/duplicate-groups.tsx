import { Anchor, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DuplicateGroup } from '@trattativa/contract/representation/claims/listing-endpoints';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath } from '../../people/players.ts';
import { portfoliosKeys } from '../../people/records-keys.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import {
  DecisionActs,
  DecisionCard,
  DecisionDetail,
  DecisionFacts,
  DecisionHead,
  DecisionList,
} from '../../ui/decision/decision-list.tsx';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';

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
    <DecisionList>
      {groups.map((group) => (
        <DecisionCard key={group.records[0]?.id}>
          <DecisionHead>
            <strong>{group.name}</strong>
            <DecisionDetail>{t('duplicates.born', { date: plainDate(group.bornDate) })}</DecisionDetail>
          </DecisionHead>
          <DecisionList>
            {group.records.map((record) => (
              <li key={record.id}>
                <DecisionFacts>
                  <Anchor component={Link} to={playerPath(record.id)}>
                    {record.name} {record.surname}
                  </Anchor>
                  <DecisionDetail>
                    {[
                      record.currentClub,
                      staff &&
                        (record.owner
                          ? t('desk.listedBy', { name: record.owner.name })
                          : t('desk.ownProfile')),
                      plainDate(record.updatedAt.slice(0, 10)),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </DecisionDetail>
                </DecisionFacts>
              </li>
            ))}
          </DecisionList>
          <DecisionActs>
            <Button
              size="sm"
              variant="default"
              loading={keepApart.isPending && keepApart.variables === group}
              aria-label={`${t(staff ? 'duplicates.checked' : 'duplicates.apart')}: ${group.name}`}
              onClick={() => keepApart.mutate(group)}
            >
              {t(staff ? 'duplicates.checked' : 'duplicates.apart')}
            </Button>
          </DecisionActs>
        </DecisionCard>
      ))}
    </DecisionList>
  );
}
