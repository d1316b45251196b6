import { Button } from '@mantine/core';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { turnOfDeal } from '@trattativa/domain/deals/deal-stages';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { isUnconfirmed } from '@trattativa/domain/deals/proposal-consent';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ClubLine } from '../../people/teams-ui.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PagePart } from '../../ui/page/page-part.tsx';
import { PhoneFold } from '../../ui/page/phone-fold.tsx';
import { NegotiationTurn } from '../negotiations/list/negotiation-turn.tsx';
import { PersonLine } from '../negotiations/list/person-line.tsx';
import { NegotiationTerms } from '../negotiations/negotiation-terms.tsx';
import { NegotiationTimeline } from '../negotiations/negotiation-timeline.tsx';
import { useNegotiation } from '../negotiations/negotiations.queries.ts';
import { RoomButton } from '../negotiations/room-button.tsx';
import { proposedName, proposedPath } from '../negotiations/start/proposed-person.ts';
import { useFirstOpening } from '../negotiations/use-negotiation-act.ts';
import {
  NegotiationAudit,
  NegotiationCharge,
  NegotiationCommission,
  NegotiationFees,
  ReplyInRoom,
  ShareNegotiation,
} from '../slots.ts';
import { DealPlayer } from './deal-player.tsx';
import { DealState } from './deal-state.tsx';
import classes from './negotiation-screen.module.css';
import { OtherClubs } from './other-clubs.tsx';

const ProposalAnswer = lazy(() => loadChunk(() => import('../negotiations/proposal-answer.tsx')));
const UnconfirmedNote = lazy(() => loadChunk(() => import('../consents/unconfirmed-note.tsx')));
const EnquiryTerms = lazy(() => loadChunk(() => import('../enquiries/enquiry-terms.tsx')));
const NegotiationTransfer = lazy(() => loadChunk(() => import('../transfers/negotiation-transfer.tsx')));
const DealClauses = lazy(() => loadChunk(() => import('../clauses/deal-clauses.tsx')));
const DealFacts = lazy(() => loadChunk(() => import('../closing/deal-facts.tsx')));
const DealDocuments = lazy(() => loadChunk(() => import('../closing/deal-documents.tsx')));
const NegotiationClosing = lazy(() => loadChunk(() => import('../closing/negotiation-closing.tsx')));
const CostNote = lazy(() => loadChunk(() => import('../costs/cost-note.tsx')));
const FeeSheetPart = lazy(() => loadChunk(() => import('../fee-sheet/fee-sheet-part.tsx')));
const TrainingPart = lazy(() => loadChunk(() => import('../training/training-part.tsx')));
const NegotiationTrial = lazy(() => loadChunk(() => import('../trials/negotiation-trial.tsx')));
const NegotiationOffers = lazy(() => loadChunk(() => import('../offers/list/negotiation-offers.tsx')));

/** One negotiation: whose turn it is, the player, the club, the terms, the history. */
export default function NegotiationScreen() {
  const { t } = useTranslation(['negotiations', 'negotiation-course']);
  const id = Number(useParams().negotiationId);
  const found = useNegotiation(Number.isSafeInteger(id) && id > 0 ? id : 0);
  const negotiation = found.data;
  const { kind } = useUser();
  useFirstOpening(negotiation);
  const before = <BackLink to={paths.negotiations}>{t('negotiation-course:page.back')}</BackLink>;
  if (found.error && !negotiation) {
    const { error } = found;
    const gone = error instanceof ApiError && error.status === 404;
    return (
      <>
        <PageHeader title={t('negotiation-course:page.title')} before={before} />
        <ErrorPanel
          text={gone ? t('negotiation-course:page.notFound') : error.message}
          onRetry={gone ? undefined : () => void found.refetch()}
        />
      </>
    );
  }
  if (!negotiation) return <Skeletons shape="page" />;
  const player = proposedName(negotiation);
  const { staffMember } = negotiation;
  const mayOffer =
    (negotiation.side === 'club' || negotiation.side === 'staff') &&
    negotiation.status !== negotiationStatus.rejected &&
    !negotiation.awaitsAnswer;
  // The club's offer stands among the acts of its turn.
  const offersInTurn = mayOffer && negotiation.side === 'club' && negotiation.turn === 'club';
  const isOpen = openStatuses.includes(negotiation.status);
  const turn = turnOfDeal(negotiation, negotiation.turn);
  const hasOpenOffer = negotiation.offer?.turn != null;
  const isFirstAnswer =
    negotiation.side === 'club' &&
    negotiation.begunBy === 'proposer' &&
    (negotiation.status === negotiationStatus.sent || negotiation.status === negotiationStatus.viewed) &&
    negotiation.turn === 'club' &&
    negotiation.offer === null;
  const offer = (
    <Button component={Link} to={`${paths.offer}?negotiation=${negotiation.id}`} variant="default">
      {t('negotiation-course:page.offer')}
    </Button>
  );
  const offers = (
    <Suspense>
      <NegotiationOffers negotiationId={negotiation.id} />
    </Suspense>
  );
  // Before the club looks at the proposal there is nothing to hurry for.
  const showsFacts =
    negotiation.side !== 'reader' &&
    negotiation.status !== negotiationStatus.pending &&
    negotiation.status !== negotiationStatus.sent &&
    negotiation.status !== negotiationStatus.rejected;
  const inRoom = kind === 'player' || (kind === 'coach' && staffMember !== null);
  const closes = negotiation.side !== 'reader' || inRoom;
  // An agent who only keeps the record is no side of the deal.
  const mayNotSeeFees = negotiation.side === 'reader' && (kind === 'agent' || kind === 'premium');
  return (
    <>
      <PageHeader
        title={t('negotiation-course:page.titleOf', { player, club: negotiation.team.name })}
        before={before}
        description={<DealState negotiation={negotiation} />}
        // A reader is in the room only if they are the proposed person.
        actions={
          <>
            {negotiation.player && (negotiation.side === 'club' || negotiation.side === 'proposer') && (
              <Suspense>
                <ShareNegotiation thingId={negotiation.id} />
              </Suspense>
            )}
            {mayOffer && !offersInTurn && !hasOpenOffer && offer}
            {(negotiation.side !== 'reader' || inRoom) && (
              <RoomButton deal={{ negotiationId: negotiation.id }} />
            )}
          </>
        }
      />
      {negotiation.can.answerProposal && (
        <div className={classes.offers}>
          <Suspense>
            <ProposalAnswer negotiation={negotiation} />
          </Suspense>
        </div>
      )}
      <NegotiationTurn
        negotiation={negotiation}
        replies={
          isFirstAnswer && (
            <Suspense>
              <ReplyInRoom
                negotiationId={negotiation.id}
                player={player}
                proposer={negotiation.proposer.name}
              />
            </Suspense>
          )
        }
        offer={offersInTurn && !hasOpenOffer && negotiation.offer === null && offer}
      />
      {hasOpenOffer && <div className={classes.note}>{offers}</div>}
      {isUnconfirmed(negotiation.consent) && isOpen && !negotiation.can.answerProposal && (
        <div className={classes.note}>
          <Suspense>
            <UnconfirmedNote negotiation={negotiation} />
          </Suspense>
        </div>
      )}
      {showsFacts && (
        <Suspense>
          <DealFacts negotiation={negotiation} />
        </Suspense>
      )}
      {negotiation.player && (
        <div className={classes.transfer}>
          <Suspense>
            <NegotiationTransfer
              negotiationId={negotiation.id}
              isBound={negotiation.player.contractualStatus === contractualStatus.underContract}
              isQuiet={turn !== null && turn === negotiation.side}
            />
          </Suspense>
        </div>
      )}
      {negotiation.status === negotiationStatus.signed && (
        <Suspense>
          <DealClauses negotiationId={negotiation.id} />
        </Suspense>
      )}
      <div className={classes.room}>
        <div className={classes.columns}>
          <div className={classes.column}>
            <PagePart
              title={t(staffMember ? 'negotiations:staffMember' : 'negotiation-course:page.player')}
              bare={negotiation.player !== null}
            >
              {negotiation.player && <DealPlayer negotiation={negotiation} player={negotiation.player} />}
              {staffMember && (
                <PersonLine item={negotiation} title={<ProposedLink negotiation={negotiation} />} />
              )}
            </PagePart>
            <PagePart title={t('negotiation-course:page.club')}>
              <ClubLine team={negotiation.team} />
            </PagePart>
            <PhoneFold
              title={t('negotiation-course:page.timeline')}
              after={
                <Suspense>
                  <NegotiationAudit dealId={negotiation.id} />
                </Suspense>
              }
            >
              <NegotiationTimeline negotiation={negotiation} />
            </PhoneFold>
          </div>
          <div className={classes.column}>
            {negotiation.enquiry && (
              <Suspense>
                <EnquiryTerms enquiry={negotiation.enquiry} />
              </Suspense>
            )}
            <PagePart title={t('negotiation-course:page.terms')}>
              <NegotiationTerms negotiation={negotiation} />
              {negotiation.side !== 'reader' && negotiation.price !== undefined && (
                <Suspense>
                  <CostNote negotiationId={negotiation.id} isOpen={isOpen} />
                </Suspense>
              )}
            </PagePart>
            {!mayNotSeeFees && (
              <Suspense>
                <FeeSheetPart negotiationId={negotiation.id} />
              </Suspense>
            )}
            {negotiation.player && !mayNotSeeFees && (
              <Suspense>
                <NegotiationFees negotiationId={negotiation.id} />
              </Suspense>
            )}
            {!hasOpenOffer && offers}
            {negotiation.player && (
              <Suspense>
                <NegotiationTrial negotiation={negotiation} />
              </Suspense>
            )}
            <OtherClubs negotiation={negotiation} />
            {negotiation.side !== 'reader' && negotiation.status === negotiationStatus.signed && (
              <Suspense>
                <NegotiationCommission negotiationId={negotiation.id} />
              </Suspense>
            )}
            {negotiation.side !== 'reader' && ['team', 'premium', 'staff', 'admin'].includes(kind) && (
              <Suspense>
                <NegotiationCharge negotiationId={negotiation.id} />
              </Suspense>
            )}
          </div>
          <div className={classes.column}>
            {closes && (
              <Suspense>
                <NegotiationClosing negotiationId={negotiation.id} hasWindow={negotiation.player !== null} />
              </Suspense>
            )}
            {negotiation.player && negotiation.side !== 'reader' && (
              <Suspense>
                <TrainingPart deal={{ negotiationId: negotiation.id }} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
      <div className={classes.documents}>
        <Suspense>
          <DealDocuments negotiationId={negotiation.id} withRequired={closes} />
        </Suspense>
      </div>
    </>
  );
}

/** The name of a member of coaching staff, with a link to their card for users who may open it. */
function ProposedLink({ negotiation }: { negotiation: Negotiation }) {
  const { kind } = useUser();
  const name = proposedName(negotiation);
  const opens = kind !== 'agent' && kind !== 'player';
  return opens ? <Link to={proposedPath(negotiation)}>{name}</Link> : name;
}
