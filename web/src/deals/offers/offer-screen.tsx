import { Button } from '@mantine/core';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import type { OfferTerms } from '@trattativa/domain/deals/offers/offer-terms';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { AttachmentsField } from '../../files/uploads-ui.ts';
import { candidatesPath } from '../../market/requests.ts';
import { playerPath } from '../../people/players.ts';
import { PlayerCard } from '../../people/players-ui.ts';
import { ClubLine } from '../../people/teams-ui.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { negotiationPath, paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { FoldedPart } from '../../ui/page/folded-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PagePart } from '../../ui/page/page-part.tsx';
import { PhoneFold } from '../../ui/page/phone-fold.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { RoomButton } from '../negotiations/room-button.tsx';
import { OfferAudit, ShareOffer } from '../slots.ts';
import { OfferPerson, personName } from './form/offer-person.tsx';
import { playerInfoPath } from './offer-paths.ts';
import { OfferRevisions } from './offer-revisions.tsx';
import classes from './offer-screen.module.css';
import { OfferStatusChip } from './offer-status.tsx';
import { OfferTermsList } from './offer-terms.tsx';
import { OfferTimeline, useStepSentence } from './offer-timeline.tsx';
import { OfferTurnBanner } from './offer-turn.tsx';
import { useOffer } from './offers.queries.ts';
import { personOf } from './person-of-offer.ts';
import { useOfferOpening } from './use-offer-act.ts';
import { OfferValuePanel } from './value/offer-value-panel.tsx';

const OfferWindow = lazy(() => loadChunk(() => import('../closing/offer-window.tsx')));
const OfferRules = lazy(() => loadChunk(() => import('./offer-rules.tsx')));

/** One offer: whose turn it is, the terms in force, their value, the changes, the documents, the history. */
export default function OfferScreen() {
  const { t } = useTranslation(['offers', 'files', 'countries']);
  const id = Number(useParams().offerId);
  const found = useOffer(Number.isSafeInteger(id) && id > 0 ? id : 0);
  const offer = found.data;
  useOfferOpening(offer);
  const before = <BackLink to={paths.offers}>{t('offers:page.back')}</BackLink>;
  if (found.error && !offer) {
    const { error } = found;
    const gone = error instanceof ApiError && error.status === 404;
    return (
      <>
        <PageHeader title={t('offers:page.title')} before={before} />
        <ErrorPanel
          text={gone ? t('offers:page.notFound') : error.message}
          onRetry={gone ? undefined : () => void found.refetch()}
        />
      </>
    );
  }
  const terms = offer?.revisions.at(-1)?.terms;
  if (!offer || !terms) return <Skeletons shape="page" />;
  const hasDocument = offer.status === offerStatus.accepted;
  return (
    <>
      <PageHeader
        title={t('offers:page.titleOf', { person: personName(offer), club: offer.team.name })}
        before={before}
        description={
          <span className={classes.state}>
            <OfferStatusChip status={offer.status} reason={offer.reason} />
            <span>{t('offers:page.revision', { number: offer.revision })}</span>
            {offer.negotiationId !== null && (
              <Link to={negotiationPath(offer.negotiationId)}>{t('offers:page.negotiation')}</Link>
            )}
            {offer.requestId !== null && (
              <Link
                to={
                  offer.side === 'recipient' || offer.side === 'reader'
                    ? paths.applications
                    : candidatesPath(offer.requestId)
                }
              >
                {t('offers:page.application')}
              </Link>
            )}
          </span>
        }
        actions={
          <>
            {(offer.side === 'club' || offer.side === 'recipient') && (
              <Suspense>
                <ShareOffer thingId={offer.id} />
              </Suspense>
            )}
            {offer.mayTalk && <RoomButton deal={{ offerId: offer.id }} />}
          </>
        }
      />
      <OfferTurnBanner offer={offer} />
      {offer.player && (
        <div className={classes.window}>
          <Suspense>
            <OfferWindow offerId={offer.id} />
          </Suspense>
        </div>
      )}
      <div className={classes.place}>
        <div className={classes.columns}>
          <div className={classes.column}>
            {(terms.contractKind !== null || offer.player) && (
              <Suspense>
                <OfferRules terms={terms} person={personOf(offer)} />
              </Suspense>
            )}
            {offer.revisions.length > 1 ? (
              <>
                <PagePart title={t('offers:page.differences')}>
                  <OfferRevisions offer={offer} />
                </PagePart>
                <FoldedPart
                  title={t('offers:page.allTerms')}
                  about={t('offers:page.revision', { number: offer.revision })}
                >
                  <OfferTermsList terms={terms} />
                </FoldedPart>
              </>
            ) : (
              <PagePart title={t('offers:page.terms')}>
                <OfferTermsList terms={terms} />
              </PagePart>
            )}
            {hasDocument && (
              <PagePart title={t('offers:page.document')} hint={t('offers:page.documentHint')}>
                <AttachmentsField
                  parent={{ kind: 'offerDocument', id: offer.id }}
                  label={t('offers:page.document')}
                />
              </PagePart>
            )}
            <PhoneFold title={t('files:title')}>
              <AttachmentsField parent={{ kind: 'offer', id: offer.id }} />
            </PhoneFold>
          </div>
          <div className={classes.column}>
            <Value offer={offer} terms={terms} />
            <History offer={offer} />
            <Suspense>
              <OfferAudit dealId={offer.id} />
            </Suspense>
          </div>
          <div className={classes.column}>
            <PagePart
              title={t(offer.player ? 'offers:page.player' : 'offers:page.coach')}
              bare={offer.player !== null}
            >
              {offer.player ? (
                <PlayerCard player={offer.player} to={playerPath(offer.player.id)} />
              ) : (
                <OfferPerson item={offer} />
              )}
            </PagePart>
            <PagePart title={t('offers:page.club')}>
              <ClubLine team={offer.team} />
            </PagePart>
            {offer.player && <PlayerInfo offer={offer} />}
          </div>
        </div>
      </div>
    </>
  );
}

function Value({ offer, terms }: { offer: Offer; terms: OfferTerms }) {
  const { t } = useTranslation('offers');
  const isOver = offer.status === offerStatus.rejected || offer.status === offerStatus.canceled;
  return (
    <PagePart title={t('page.value')} hint={t('page.valueHint')}>
      <OfferValuePanel
        terms={terms}
        role={offer.player ? (offer.player.principalRole ?? playerRole.attackingMidfielder) : null}
        // Once the offer is over, the reader may no longer see the player.
        playerId={isOver ? null : (offer.player?.id ?? null)}
      />
    </PagePart>
  );
}

/** The latest step; all steps when opened. */
function History({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers');
  const sentenceOf = useStepSentence();
  const latest = offer.timeline.at(-1);
  return (
    <FoldedPart title={t('page.timeline')} about={latest && sentenceOf(latest)}>
      <OfferTimeline offer={offer} />
    </FoldedPart>
  );
}

/** Residence, last team and documents of the player: the second step of an offer. */
function PlayerInfo({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['offers', 'countries']);
  const { playerInfo, can } = offer;
  return (
    <PhoneFold title={t('offers:info.title')} about={playerInfo ? undefined : t('offers:info.missing')}>
      {playerInfo ? (
        <FactList
          facts={[
            [t('offers:info.residence'), playerInfo.residence],
            [
              t('offers:info.lastTeam'),
              `${playerInfo.lastTeam} (${t(`countries:${playerInfo.lastTeamCountry}`)})`,
            ],
          ]}
        />
      ) : (
        <p className={classes.missing}>{t('offers:info.missing')}</p>
      )}
      {can.addPlayerInfo && (
        <Button component={Link} to={playerInfoPath(offer.id)} variant="default" size="sm" mt={12} mb={12}>
          {t(playerInfo ? 'offers:info.change' : 'offers:info.add')}
        </Button>
      )}
      <AttachmentsField parent={{ kind: 'offerPlayer', id: offer.id }} label={t('offers:info.documents')} />
    </PhoneFold>
  );
}
