import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { type CandidateStatus, candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContact } from '../../../people/contact-record-owner.ts';
import { EnquiryForm } from '../../../people/slots.ts';
import { call } from '../../../platform/api/call.ts';
import { showFailure } from '../../../ui/feedback/show-failure.ts';
import { Segments } from '../../../ui/filter/segments.tsx';
import { useTotalFigure } from '../../../ui/list/total-words.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { type OnlyThese, useBoardColumn } from '../applications.queries.ts';
import { applicationsKeys } from '../applications-keys.ts';
import { BoardColumn } from './board-column.tsx';
import classes from './candidates-board.module.css';
import type { CardActs } from './card-acts.ts';
import type { PlayersToCompare } from './use-comparison.ts';
import { abilityTo, useMoveCandidate } from './use-move-candidate.ts';

const RejectDialog = lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }));
const SignDialog = lazy(() => import('./sign-dialog.tsx'));
const CandidateDialog = lazy(() => import('./candidate-dialog.tsx'));

const { pending, active, signed, rejected } = candidateStatus;

/** In the order of a candidate's progress. */
const columns = [pending, active, signed, rejected];

/** The applications to a request by status, as cards to move by drag or menu, mark, annotate and compare. */
export default function CandidatesBoard({
  requestId,
  players,
  only,
}: {
  requestId: number;
  players: PlayersToCompare;
  /** What is left out: candidates without a star, or whose players have not confirmed who keeps the record. */
  only: OnlyThese;
}) {
  const { t } = useTranslation(['applications', 'catalogue']);
  const client = useQueryClient();
  const narrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const [status, setStatus] = useState<CandidateStatus>(pending);
  const [rejecting, setRejecting] = useState<Candidate | null>(null);
  const [signing, setSigning] = useState<Candidate | null>(null);
  const [enquiring, setEnquiring] = useState<Candidate | null>(null);
  const [looking, setLooking] = useState<Candidate | null>(null);
  const { move } = useMoveCandidate();
  const { contact } = useContact();
  // Queries are those of the columns, so no second call is made.
  const lists: Readonly<Record<CandidateStatus, ReturnType<typeof useBoardColumn>>> = {
    [pending]: useBoardColumn(requestId, pending, only),
    [active]: useBoardColumn(requestId, active, only),
    [signed]: useBoardColumn(requestId, signed, only),
    [rejected]: useBoardColumn(requestId, rejected, only),
  };
  const counted = (of: CandidateStatus) => lists[of].data?.pages.at(-1);
  const figure = useTotalFigure();
  const nobody =
    !only.shortlisted && !only.confirmed && columns.every((column) => counted(column)?.total === 0);

  function moveTo(candidate: Candidate, to: CandidateStatus) {
    if (!candidate.can[abilityTo[to]]) return;
    if (to === rejected) setRejecting(candidate);
    else if (to === signed) setSigning(candidate);
    else void move(candidate, to);
  }

  function dropped(candidateId: number, to: CandidateStatus) {
    const all = Object.values(lists).flatMap((list) => list.data?.pages.flatMap((page) => page.items) ?? []);
    const candidate = all.find(({ id }) => id === candidateId);
    if (candidate && candidate.status !== to) moveTo(candidate, to);
  }

  async function shortlist({ id: candidateId, shortlisted: marked = false }: Candidate) {
    await call('Candidate/ShortlistCandidate', { candidateId, shortlisted: !marked }).catch(showFailure);
    await client.invalidateQueries({ queryKey: applicationsKeys.column });
  }

  const acts: CardActs = {
    onMove: moveTo,
    onDetails: setLooking,
    onContact: ({ player }) => void contact(player.id),
    onEnquire: setEnquiring,
    onShortlist: (candidate) => void shortlist(candidate),
    onChoose: ({ player }, chosen) => players.choose(player.id, chosen),
  };
  const shown = narrow ? [status] : columns;

  return (
    <section className={classes.board} aria-label={t('applications:board.title')}>
      {/* The columns say what they hold: the name is for those who hear it. */}
      <h2>
        <VisuallyHidden>{t('applications:board.title')}</VisuallyHidden>
      </h2>
      {nobody ? (
        <p className={classes.nobody}>{t('applications:board.emptyAll')}</p>
      ) : (
        <>
          {narrow && (
            <Segments
              label={t('applications:board.column')}
              value={String(status)}
              onChange={(next) => setStatus(idOf(columns, next) ?? pending)}
              options={columns.map((value) => {
                const found = counted(value);
                const label = t(`catalogue:candidateStatus.${value}`);
                return { value: String(value), label: found ? `${label} ${figure(found)}` : label };
              })}
            />
          )}
          <div className={classes.columns}>
            {shown.map((column) => (
              <BoardColumn
                key={column}
                requestId={requestId}
                status={column}
                only={only}
                chosen={players.chosen}
                acts={acts}
                onDrop={(id) => dropped(id, column)}
                isTab={narrow === true}
              />
            ))}
          </div>
        </>
      )}
      <Suspense>
        {rejecting && <RejectDialog candidate={rejecting} onClose={() => setRejecting(null)} />}
        {signing && <SignDialog candidate={signing} onClose={() => setSigning(null)} />}
        {enquiring && <EnquiryForm player={enquiring.player} onClose={() => setEnquiring(null)} />}
        {looking && <CandidateDialog candidate={looking} onClose={() => setLooking(null)} />}
      </Suspense>
    </section>
  );
}
