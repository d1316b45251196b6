import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FiguresToConfirm } from '@trattativa/contract/people/players/career';
import { seasonWords } from '@trattativa/domain/people/players/season-words';
import { useTranslation } from 'react-i18next';
import { playerPath } from '../../people/players.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { useAct } from '../../ui/feedback/use-act.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { dashboardKeys } from './dashboard.live.ts';
import { useFiguresToConfirm } from './dashboard.queries.ts';
import classes from './figures-panel.module.css';
import { Panel } from './panels/panel.tsx';
import { WorkRow, WorkRows } from './panels/work-row.tsx';
import rowClasses from './row-words.module.css';

/** Season figures that others entered for the reader's club, each to confirm or not. Nothing while none waits. */
export default function FiguresPanel() {
  const { t } = useTranslation('player-career');
  const { number } = useFormats();
  const { data } = useFiguresToConfirm();
  if (!data || data.total === 0) return null;
  const more = data.total - data.items.length;
  return (
    <Panel title={t('confirm.title')} count={number(data.total)}>
      <p className={rowClasses.quiet}>{t('confirm.text')}</p>
      <WorkRows>
        {data.items.map((item) => (
          <Row key={item.experienceId} item={item} />
        ))}
      </WorkRows>
      {more > 0 && <p className={rowClasses.quiet}>{t('confirm.more', { count: more })}</p>}
    </Panel>
  );
}

function Row({ item }: { item: FiguresToConfirm }) {
  const { t } = useTranslation('player-career');
  const client = useQueryClient();
  const { act, busy } = useAct();
  const { playerId, playerName, experienceId, figuresAt, figuresBy } = item;
  const shown = (['appearances', 'minutes', 'goals'] as const).flatMap((figure) => {
    const count = item[figure];
    return count === null ? [] : [t(`confirm.${figure}`, { count })];
  });
  const answer = (accept: boolean) =>
    act(async () => {
      const careerEntry = { playerId, experienceId, figuresAt };
      const { message } = accept
        ? await call('Player/VerifyPlayerFigures', { ...careerEntry, verified: true })
        : await call('Player/RefusePlayerFigures', careerEntry);
      showDone(message);
      await client.invalidateQueries({ queryKey: dashboardKeys.figuresToConfirm });
    });
  return (
    <WorkRow
      start={<AvatarPicture name={playerName} url={null} size={40} kind="player" />}
      title={playerName}
      to={playerPath(playerId)}
      facts={[seasonWords(item), ...shown, figuresBy === null ? null : t(`enteredBy.${figuresBy}`)]}
      act={
        <div className={classes.acts}>
          <Button
            size="sm"
            loading={busy}
            aria-label={t('confirm.acceptOf', { player: playerName })}
            onClick={() => answer(true)}
          >
            {t('confirm.accept')}
          </Button>
          <Button
            size="sm"
            variant="default"
            disabled={busy}
            aria-label={t('confirm.refuseOf', { player: playerName })}
            onClick={() => answer(false)}
          >
            {t('confirm.refuse')}
          </Button>
        </div>
      }
    />
  );
}
