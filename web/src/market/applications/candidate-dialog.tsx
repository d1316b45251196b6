import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { longestNote } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { TitledDialog } from '../../ui/titled-dialog.tsx';
import { useAct } from '../../ui/use-act.ts';
import { applicationsKeys } from './applications.live.ts';
import { useCandidate } from './applications.queries.ts';
import classes from './candidates-board.module.css';

/** A candidate's history, and the notes of the club's members. */
export default function CandidateDialog({
  candidate,
  onClose,
}: {
  candidate: Candidate;
  onClose: () => void;
}) {
  const { t } = useTranslation(['applications', 'catalogue']);
  const client = useQueryClient();
  const found = useCandidate(candidate.id);
  const [text, setText] = useState('');
  const { busy, act } = useAct();

  const change = (send: () => Promise<unknown>) =>
    act(async () => {
      await send();
      await client.invalidateQueries({ queryKey: [...applicationsKeys.one, candidate.id] });
      await client.invalidateQueries({ queryKey: applicationsKeys.column });
    });
  const add = () =>
    change(async () => {
      await call('Candidate/AddCandidateNote', { candidateId: candidate.id, text: text.trim() });
      setText('');
    });
  const { data, error } = found;

  return (
    <TitledDialog title={candidate.player.name} onClose={onClose}>
      {error && <ErrorPanel text={error.message} onRetry={() => void found.refetch()} />}
      {!data && !error && <Skeletons shape="rows" />}
      {data && (
        <div className={classes.details}>
          <p className={classes.facts}>{t(`applications:source.${data.source}`)}</p>
          <h3 className={classes.partTitle}>{t('applications:details.timeline')}</h3>
          <Timeline
            label={t('applications:details.timeline')}
            steps={data.timeline.map((step) => ({
              key: step.version,
              at: step.at,
              title: step.temporary ? t('applications:temporary') : t(`catalogue:candidateStatus.${step.to}`),
              who: t(`applications:details.by.${step.by}`),
              note:
                step.reason === null
                  ? undefined
                  : [t(`applications:reason.${step.reason}`), step.reasonText].filter(Boolean).join(': '),
              tone: step.to === 2 ? 'lost' : 'done',
            }))}
          />
          {data.noteList && (
            <>
              <h3 className={classes.partTitle}>{t('applications:details.notes')}</h3>
              <p className={classes.facts}>{t('applications:details.notesHint')}</p>
              <ul className={classes.notes}>
                {data.noteList.map((note) => (
                  <li key={note.id} className={classes.note}>
                    <div>
                      <p className={classes.noteText}>{note.text}</p>
                      <span className={classes.facts}>
                        {note.by} · <RelativeTime at={note.at} />
                      </span>
                    </div>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('applications:details.delete')}
                      disabled={busy}
                      onClick={() =>
                        void change(() => call('Candidate/DeleteCandidateNote', { noteId: note.id }))
                      }
                    >
                      <IconTrash size={18} stroke={1.75} aria-hidden="true" />
                    </ActionIcon>
                  </li>
                ))}
              </ul>
              <Textarea
                label={t('applications:details.note')}
                value={text}
                maxLength={longestNote}
                rows={3}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
              <Button disabled={text.trim() === ''} loading={busy} onClick={() => void add()}>
                {t('applications:details.save')}
              </Button>
            </>
          )}
        </div>
      )}
    </TitledDialog>
  );
}
