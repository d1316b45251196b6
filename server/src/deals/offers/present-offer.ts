import type {
  Offer,
  OfferItem,
  OfferRevision,
  OfferSide,
  OfferStep,
} from '@trattativa/contract/deals/offers/offer';
import { whoseTurn } from '@trattativa/domain/deals/offers/offer-statuses';
import {
  commissionTerms,
  listedTerms,
  type OfferTerms,
  type TermKey,
  termKeys,
} from '@trattativa/domain/deals/offers/offer-terms';
import { presentProposedPlayer } from '../negotiations/present-negotiation.ts';
import type { OfferChangeRow, OfferRow, RevisionRow } from './offer.ts';
import { abilitiesOf, mayTalk } from './offers.policy.ts';
import { type TermsRow, termsOfRow } from './term-columns.ts';

interface Reader {
  side: OfferSide;
  /** The commission, only for those who may read it. */
  withCommission: boolean;
}

/** An offer in a reader's list. */
export function presentOfferItem(
  offer: OfferRow,
  { side, withCommission }: Reader,
  today: string,
): OfferItem {
  const { team, player, coach } = offer;
  return {
    id: offer.id,
    version: offer.version,
    status: offer.status,
    reason: offer.reason,
    side,
    turn: whoseTurn(offer.status, offer.revised_by),
    waitingSince: offer.waiting_since.toISOString(),
    changedAt: offer.changed_at.toISOString(),
    createdAt: offer.created_at.toISOString(),
    expiresOn: offer.expires_on,
    negotiationId: offer.negotiation_id,
    candidateId: offer.candidate_id,
    requestId: offer.request_id,
    team: {
      id: team.id,
      name: team.name,
      city: team.city,
      country: team.country,
      level: team.level,
      leagueName: team.league_name,
      profile: team.profile,
      imageUrl: team.image_url,
    },
    player: player && presentProposedPlayer(player, today),
    coach: coach && { id: coach.id, name: coach.name, role: coach.role, imageUrl: coach.image_url },
    keptBy: offer.kept_by,
    revision: offer.revision,
    seasons: offer.seasons,
    ...termsOfRow(
      offer,
      listedTerms.filter((term) => withCommission || !isCommission(term)),
    ),
  };
}

/** An offer on its own page, with the side's abilities. */
export function presentOffer(
  offer: OfferRow,
  reader: Reader,
  parts: { revisions: readonly RevisionRow[]; changes: readonly OfferChangeRow[] },
  today: string,
): Offer {
  const { player_residence, player_last_team, player_last_team_country } = offer;
  const hasInfo = player_residence !== null && player_last_team !== null && player_last_team_country !== null;
  return {
    ...presentOfferItem(offer, reader, today),
    revisions: parts.revisions.map((revision) => presentRevision(revision, reader.withCommission)),
    playerInfo: hasInfo
      ? { residence: player_residence, lastTeam: player_last_team, lastTeamCountry: player_last_team_country }
      : null,
    timeline: parts.changes.map(presentStep),
    consent: offer.consent,
    can: abilitiesOf(reader.side, offer, today),
    mayTalk: mayTalk(reader.side, offer, today),
  };
}

function presentRevision(revision: RevisionRow, withCommission: boolean): OfferRevision {
  return {
    number: revision.number,
    by: revision.by_side,
    actorName: revision.actor_name,
    at: revision.at.toISOString(),
    terms: presentTerms(revision, withCommission),
  };
}

const isCommission = (term: TermKey) => (commissionTerms as readonly TermKey[]).includes(term);

export function presentTerms(terms: TermsRow, withCommission: boolean): OfferTerms {
  return termsOfRow(
    terms,
    termKeys.filter((term) => withCommission || !isCommission(term)),
  );
}

function presentStep(change: OfferChangeRow): OfferStep {
  return {
    version: change.version,
    at: change.at.toISOString(),
    act: change.act,
    from: change.from_status,
    to: change.to_status,
    by: change.by_side,
    actorName: change.actor_name,
    revision: change.revision,
    reason: change.reason,
    note: change.note,
  };
}
