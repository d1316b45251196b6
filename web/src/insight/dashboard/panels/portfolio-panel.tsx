import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerName, playerPath, usePlayerWords } from '../../../people/players.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { paths } from '../../../platform/paths.ts';
import { AvatarPicture } from '../../../ui/text/avatar-picture.tsx';
import { usePortfolioStart } from '../dashboard.queries.ts';
import { Panel } from './panel.tsx';
import { WorkRow, WorkRows } from './work-row.tsx';

const shown = 6;

interface PortfolioPanelProps {
  title: string;
  mayPropose?: boolean;
}

/** The beginning of the portfolio (spec §2), the latest change first; the whole list has its own screen. */
export function PortfolioPanel({ title, mayPropose = false }: PortfolioPanelProps) {
  const { t } = useTranslation(['matching', 'match-workspace']);
  const { number } = useFormats();
  const words = usePlayerWords();
  const list = usePortfolioStart(shown).data;
  if (!list || list.items.length === 0) return null;
  return (
    <Panel title={title} count={number(list.total)} all={paths.portfolio}>
      <WorkRows>
        {list.items.map((player) => (
          <WorkRow
            key={player.id}
            start={<AvatarPicture name={playerName(player)} url={player.imageUrl} size={40} kind="player" />}
            title={playerName(player)}
            to={playerPath(player.id)}
            facts={[
              player.principalRole === null ? null : words.role(player.principalRole),
              player.age === null ? null : words.years(player.age),
              player.currentClub,
              player.currentLevel === null ? null : words.level(player.currentLevel, player.country),
            ]}
            act={
              mayPropose && (
                <Button
                  component={Link}
                  size="sm"
                  variant="default"
                  to={`${paths.negotiation}?player=${player.id}`}
                  aria-label={`${t('match-workspace:workspace.propose')}: ${playerName(player)}`}
                >
                  {t('match-workspace:workspace.propose')}
                </Button>
              )
            }
          />
        ))}
      </WorkRows>
    </Panel>
  );
}
