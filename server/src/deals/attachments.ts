import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { openOfferStatuses } from '@trattativa/domain/deals/offers/offer-transitions';
import { type FileParent, nobodyElse, writers } from '../files/attachment-kinds.ts';
import { isAdult } from '../people/players.ts';
import { AppError } from '../platform/app-error.ts';
import { documentAttachments } from './closing/document-parent.ts';
import { accessNegotiation } from './negotiations/access-negotiation.ts';
import { mayKnow } from './negotiations/negotiation.ts';
import { sideOf } from './negotiations/negotiations.policy.ts';
import { findNegotiation, listDealAccounts, listProposal } from './negotiations/negotiations.repository.ts';
import { accessOffer } from './offers/access-offer.ts';
import { noteOfferDocument } from './offers/note-offer-document.ts';
import { findOffer, listOfferAccounts } from './offers/offers.repository.ts';
import { negotiationIds, offerIds, proposalIds } from './ports/deal-ids.repository.ts';

/**
 * Both sides add attachments to an offer's terms, and documents of its player, while the offer is open;
 * they are frozen when it ends. The signed document is added after acceptance and stays.
 */
function offerParent(holds: 'terms' | 'player' | 'document'): FileParent {
  return {
    ids: offerIds,
    async rights(services, actor, id) {
      const { offer, side } = await accessOffer(services, services.db, actor, id);
      const isOver =
        holds === 'document'
          ? offer.status !== offerStatus.accepted
          : !openOfferStatuses.includes(offer.status);
      if (side === 'reader' || isOver || (holds === 'player' && !offer.player)) return writers(false);
      if (side === 'staff') return writers(true);
      return { add: true, remove: holds === 'document' ? 'none' : 'own' };
    },
    async audience(tx, id, today) {
      const offer = await findOffer(tx, id);
      return offer ? listOfferAccounts(tx, id, offer.player !== null && isAdult(offer.player, today)) : [];
    },
  };
}

/** The kinds of records of this module that have attachments. */
export const dealsAttachments = {
  ...documentAttachments,
  // Sent with the proposal to all its clubs. Each negotiation then has documents of its own.
  proposal: {
    ids: proposalIds,
    async rights(services, actor, id) {
      const sides = (await listProposal(services.db, id)).map((negotiation) => sideOf(actor, negotiation));
      const side = sides.find((one) => one !== null);
      if (!side) throw new AppError('NOT_FOUND');
      return { add: false, remove: side === 'staff' ? 'any' : 'own' };
    },
    audience: nobodyElse,
    async listedWith(tx, id) {
      return (await listProposal(tx, id)).map((negotiation) => ({ kind: 'negotiation', id: negotiation.id }));
    },
  },
  // Each side may remove only the files it added.
  negotiation: {
    ids: negotiationIds,
    async around({ db }, id) {
      const negotiation = await findNegotiation(db, id);
      return negotiation && { kind: 'proposal', id: negotiation.proposal_id };
    },
    async rights(services, actor, id) {
      const { side } = await accessNegotiation(services.db, actor, id);
      return side === 'reader' ? writers(false) : { add: true, remove: side === 'staff' ? 'any' : 'own' };
    },
    async audience(tx, id, today) {
      const negotiation = await findNegotiation(tx, id);
      return negotiation ? listDealAccounts(tx, id, mayKnow(negotiation, today)) : [];
    },
  },
  offer: offerParent('terms'),
  offerPlayer: offerParent('player'),
  offerDocument: { ...offerParent('document'), added: noteOfferDocument },
} satisfies Record<string, FileParent>;
