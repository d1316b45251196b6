import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import type { CandidateMenuProps } from './candidate-menu.tsx';

/** The menu itself; it opens at once, because it was asked for. */
export default function OpenedCandidateMenu({ candidate, possible, acts }: CandidateMenuProps) {
  const { t } = useTranslation('applications');
  const { kind } = useUser();
  // An offer is the club's own act: a mandated agent makes none.
  const offers = candidate.status !== candidateStatus.rejected && ['team', 'staff', 'admin'].includes(kind);
  return (
    <Menu position="bottom-end" withinPortal defaultOpened>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('board.acts', { name: candidate.player.name })}
        >
          <IconDots size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {possible.map(({ to, ability }) => (
          <Menu.Item key={ability} onClick={() => acts.onMove(candidate, to)}>
            {t(`board.${ability}`)}
          </Menu.Item>
        ))}
        {offers && (
          <Menu.Item component={Link} to={`${paths.offer}?candidate=${candidate.id}`}>
            {t('board.offer')}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => acts.onDetails(candidate)}>
          {t(candidate.can.note ? 'board.details' : 'board.history')}
          {candidate.notes ? ` (${candidate.notes})` : ''}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
