import { Button } from '@mantine/core';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { turnOfDeal } from '@trattativa/domain/deals/deal-stages';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { now } from '../../../platform/clock/clock.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { paths } from '../../../platform/paths.ts';
import { TurnBanner } from '../../../ui/turn-banner.tsx';
import { ActDialog } from '../act-dialog.tsx';
import { isReadersTurn } from '../negotiations.live.ts';
import { proposedName } from '../start/proposed-person.ts';
import { type NegotiationAct, wordsOfAct } from '../use-negotiation-act.ts';

const AnswerActs = lazy(() => loadChunk(() => import('../answer-acts.tsx')));

/** In the order of the buttons. */
const acts: readonly NegotiationAct[] = [
  'confirm',
  'sign',
  'trial',
  'takeBack',
  'reject',
  'withdraw',
  'reopen',
];

/** Acts that end the deal, in either way, stand back until they are the next step. */
const ending: readonly NegotiationAct[] = ['sign', 'reject', 'withdraw'];

/** Whether signing is the next step: after a trial or an accepted offer, or when only the confirmation is missing. */
function isNextStep(act: NegotiationAct, { status, offer }: Negotiation): boolean {
  if (act === 'confirm') return true;
  return act === 'sign' && (status === negotiationStatus.trial || offer?.status === offerStatus.accepted);
}

/** The key of the banner's text, `negotiation-course:now.<key>`. */
function situationOf(negotiation: Negotiation) {
  const { status, cause, turn, side, begunBy } = negotiation;
  if (cause) return cause;
  if (negotiation.awaitsAnswer) return situationOfEnquiry(negotiation);
  if (status === negotiationStatus.pending) return 'pending';
  if (status === negotiationStatus.signed) return 'signed';
  if (turn === 'proposer') return side === 'proposer' ? 'confirm' : 'waitsForConfirm';
  if (side === 'club') {
    if (negotiation.offer?.status === offerStatus.accepted) return 'agreed';
    if (status === negotiationStatus.trial) return 'decideTrial';
    if (begunBy === 'club') return 'enquiryAnsweredYours';
    // An offer to a player starts from here; an offer to coaching staff names the person itself.
    return negotiation.player ? 'decide' : 'decideStaff';
  }
  if (begunBy === 'club' && status === negotiationStatus.viewed) return 'enquiryAnswered';
  return status === negotiationStatus.trial
    ? 'onTrial'
    : status === negotiationStatus.viewed
      ? 'viewed'
      : 'sent';
}

/** The key of the banner's text while the club's enquiry has no answer. */
function situationOfEnquiry({ status, side }: Negotiation) {
  if (status === negotiationStatus.pending) return 'enquiryPending';
  if (side === 'proposer') return 'enquiryYours';
  return status === negotiationStatus.viewed ? 'enquiryViewed' : 'enquirySent';
}

/** The key of the banner's text while an offer is open: it is answered first. */
function situationOfOffer(isYours: boolean, isAtClub: boolean) {
  if (isYours) return 'offerYours';
  return isAtClub ? 'offerAtClub' : 'offerAtProposer';
}

/** True from the day on which both sides are reminded of the missing answer. */
function lapsesSoon(negotiation: Negotiation): negotiation is Negotiation & { lapsesAt: string } {
  const { lapsesAt, silence } = negotiation;
  const soon = (silence.lapseDays - silence.reminderDays) * 24 * 3600 * 1000;
  return lapsesAt !== null && Date.parse(lapsesAt) - now().getTime() <= soon;
}

interface NegotiationTurnProps {
  negotiation: Negotiation;
  /** The open offer stands above with its own banner. */
  isQuiet?: boolean;
  /** Answers in words, shown first: interest, a question. */
  replies?: ReactNode;
  /** The link to an offer, after the acts on the status. */
  offer?: ReactNode;
}

/**
 * The side whose turn it is, and the possible acts; the most prominent element of the page if it is the reader's turn.
 */
export function NegotiationTurn({ negotiation, isQuiet = false, replies, offer }: NegotiationTurnProps) {
  const { t } = useTranslation(['negotiation-course', 'negotiations']);
  const { date, dateTime } = useFormats();
  const [confirming, setConfirming] = useState<NegotiationAct | null>(null);
  // As on the board: an open offer decides.
  const turn = turnOfDeal(negotiation, negotiation.turn);
  const isReaders = isReadersTurn({ side: negotiation.side, turn }) && negotiation.side !== 'staff';
  const yours = !isQuiet && isReaders;
  const openOffer = negotiation.signedByTeamAt === null && negotiation.offer?.turn ? negotiation.offer : null;
  const possible = acts.filter((act) => negotiation.can[act]);
  const next = possible.filter((act) => isNextStep(act, negotiation));
  const rest = possible.filter((act) => !next.includes(act));
  const situation =
    turn === null || openOffer === null
      ? situationOf(negotiation)
      : isQuiet
        ? 'offerOpen'
        : situationOfOffer(isReaders, turn === 'club');
  const values = {
    club: negotiation.team.name,
    proposer: negotiation.proposer.name,
    player: proposedName(negotiation),
  };
  const { reasonCode } = negotiation;
  const others = negotiation.others ?? [];
  return (
    <>
      <TurnBanner
        yours={yours}
        title={t(`now.${situation}.title`, values)}
        text={
          <>
            {t(`now.${situation}.text`, values)}
            {reasonCode && ` ${t('now.reason', { reason: t(`negotiations:reason.${reasonCode}`) })}`}
            {negotiation.turn !== null && ` ${t('now.since', { when: dateTime(negotiation.waitingSince) })}`}
            {lapsesSoon(negotiation) && ` ${t('now.lapses', { day: date(negotiation.lapsesAt) })}`}
            {negotiation.can.confirm &&
              others.length > 0 &&
              ` ${t('now.closesOthers', { clubs: others.map(({ teamName }) => teamName).join(', ') })}`}
          </>
        }
      >
        {possible.length > 0 || replies || offer || negotiation.can.answer || situation === 'offerYours' ? (
          <>
            {negotiation.can.answer && (
              <Suspense>
                <AnswerActs negotiation={negotiation} />
              </Suspense>
            )}
            {situation === 'offerYours' && openOffer && (
              <Button component={Link} to={`${paths.offers}/${openOffer.id}`} variant="filled">
                {t('page.openOffer')}
              </Button>
            )}
            {next.map((act) => button(act, yours ? 'filled' : 'default'))}
            {replies}
            {rest.filter((act) => !ending.includes(act)).map((act) => button(act, 'default'))}
            {offer}
            {rest.filter((act) => ending.includes(act)).map((act) => button(act, 'subtle'))}
          </>
        ) : undefined}
      </TurnBanner>
      <ActDialog
        key={confirming}
        negotiation={negotiation}
        act={confirming !== null && negotiation.can[confirming] ? confirming : null}
        onClose={() => setConfirming(null)}
      />
    </>
  );

  function button(act: NegotiationAct, variant: 'filled' | 'default' | 'subtle') {
    return (
      <Button key={act} variant={variant} onClick={() => setConfirming(act)}>
        {t(`negotiations:act.${wordsOfAct(act, negotiation)}.button`)}
      </Button>
    );
  }
}
