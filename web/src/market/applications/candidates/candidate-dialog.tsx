import { useQueryClient } from '@tanstack/react-query';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { TitledDialog } from '../../../ui/dialog/titled-dialog.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { useAct } from '../../../ui/feedback/use-act.ts';
import { PrivateNotes } from '../../../ui/text/private-notes.tsx';
import { Timeline } from '../../../ui/text/timeline.tsx';
import { useCandidate } from '../applications.queries.ts';
import { applicationsKeys } from '../applications-keys.ts';
import classes from './candidates-board.module.css';

/** A candidate's history, and the notes of the club's members. */
export default function CandidateDialog({
  candidate,
  onClose,
}: {
  candidate: Candidate;
  onClose: () => void;
}) {
  const { t } = useTranslation(['applications', 'catalogue', 'candidate']);
  const client = useQueryClient();
  const found = useCandidate(candidate.id);
  const { busy, act } = useAct();

  const change = (send: () => Promise<unknown>) =>
    act(async () => {
      await send();
      await client.invalidateQueries({ queryKey: [...applicationsKeys.one, candidate.id] });
      await client.invalidateQueries({ queryKey: applicationsKeys.column });
    });
  const add = (text: string) =>
    change(() => call('Candidate/AddCandidateNote', { candidateId: candidate.id, text }));
  const { data, error } = found;

  return (
    <TitledDialog title={candidate.player.name} onClose={onClose}>
      {error && <ErrorPanel text={error.message} onRetry={() => void found.refetch()} />}
      {!data && !error && <Skeletons shape="rows" />}
      {data && (
        <div className={classes.details}>
          <p className={classes.facts}>{t(`candidate:source.${data.source}`)}</p>
          <h3 className={classes.partTitle}>{t('candidate:details.timeline')}</h3>
          <Timeline
            label={t('candidate:details.timeline')}
            steps={data.timeline.map((step) => ({
              key: step.version,
              at: step.at,
              title: step.temporary ? t('applications:temporary') : t(`catalogue:candidateStatus.${step.to}`),
              who: t(`candidate:details.by.${step.by}`),
              note:
                step.reason === null
                  ? undefined
                  : [t(`applications:reason.${step.reason}`), step.reasonText].filter(Boolean).join(': '),
              tone: step.to === candidateStatus.rejected ? 'lost' : 'done',
            }))}
          />
          {data.noteList && (
            <>
              <h3 className={classes.partTitle}>{t('candidate:details.notes')}</h3>
              <PrivateNotes
                notes={data.noteList}
                words={{
                  hint: t('candidate:details.notesHint'),
                  note: t('candidate:details.note'),
                  save: t('candidate:details.save'),
                  remove: t('candidate:details.delete'),
                }}
                busy={busy}
                onAdd={add}
                onRemove={({ id: noteId }) =>
                  void change(() => call('Candidate/DeleteCandidateNote', { noteId }))
                }
              />
            </>
          )}
        </div>
      )}
    </TitledDialog>
  );
}
