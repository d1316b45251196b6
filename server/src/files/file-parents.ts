import type { FileParentKind } from '@trattativa/contract/files/files';
import { mostUnsentFiles } from '@trattativa/contract/files/limits';
import { isMessageShown } from '../chat/messages.repository.ts';
import { accessCoachingStaff } from '../coaching-staff/access-coaching-staff.ts';
import { canEditCoachingStaff } from '../coaching-staff/coaching-staff.policy.ts';
import { accessMandate } from '../mandates/access-mandate.ts';
import { findMandate, listAudience } from '../mandates/mandates.repository.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import { mayKnow } from '../negotiations/negotiation.ts';
import { sideOf } from '../negotiations/negotiations.policy.ts';
import { findNegotiation, listDealAccounts, listProposal } from '../negotiations/negotiations.repository.ts';
import { accessOffer } from '../offers/access-offer.ts';
import { noteOfferDocument } from '../offers/note-offer-document.ts';
import { openOfferStatuses } from '../offers/offer-transitions.ts';
import { findOffer, listOfferAccounts } from '../offers/offers.repository.ts';
import { type Actor, isStaff } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { dayOf } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { accessPlayer } from '../players/access-player.ts';
import { canEditPlayer, isAdult } from '../players/players.policy.ts';
import { listPlayerAudience } from '../players/players.repository.ts';
import { accessDraft } from '../requests/access-draft.ts';
import { accessRequest } from '../requests/access-request.ts';
import { findDraft, listDraftAudience } from '../requests/drafts.repository.ts';
import { canManageRequest } from '../requests/requests.policy.ts';
import type { Parent } from './files.repository.ts';

/** What the caller may do with the attachments of one thing that they may read. */
export interface FileRights {
  add: boolean;
  /** `any`: whoever may add also removes what others added. `own`: only what they added themselves. */
  remove: 'any' | 'own' | 'none';
}

export interface FileParent {
  /** Where such things are kept: files whose thing is gone from there are swept away. */
  table:
    | 'players'
    | 'coaching_staff'
    | 'mandates'
    | 'proposals'
    | 'negotiations'
    | 'offers'
    | 'requests'
    | 'request_drafts'
    | 'accounts'
    | 'messages';
  /** Files that one such thing may have, where it is not the common number. */
  most?: number;
  /**
   * The rights of the caller, by the thing's own gate. Throws `NOT_FOUND` for what the caller may not see, exactly as for
   * what does not exist.
   */
  rights(services: Services, actor: Actor, id: number): Promise<FileRights>;
  /** Whose open screens hear that there is a file more or less, beside the caller's. */
  audience(tx: Transaction, id: number, today: string): Promise<number[]>;
  /** The thing whose attachments are read with those of this one, by whoever may read this one. */
  around?(services: Services, id: number): Promise<Parent | null>;
  /** The other way round: the things in whose lists the attachments of this one stand, instead of in one of its own. */
  listedWith?(tx: Transaction, id: number): Promise<Parent[]>;
  /** What the thing itself makes of a file that was added. */
  added?(services: Services, actor: Actor, id: number): Promise<void>;
}

const nobodyElse = async (): Promise<number[]> => [];
const writers = (may: boolean): FileRights => ({ add: may, remove: may ? 'any' : 'none' });

/**
 * The attachments of an offer's terms and the documents of its player are added while it is open, and frozen with it; the
 * signed document comes after it was accepted, and stays.
 */
function offerParent(holds: 'terms' | 'player' | 'document'): FileParent {
  return {
    table: 'offers',
    async rights(services, actor, id) {
      const { offer, side } = await accessOffer(services, services.db, actor, id);
      const isOver = holds === 'document' ? offer.status !== 2 : !openOfferStatuses.includes(offer.status);
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

/** What attachments hang on, and who may do what with them. A new kind is a line here and one in the contract. */
export const fileParents: Record<FileParentKind, FileParent> = {
  // Documents of a player are as private as phone and address: the owner's side, the player, staff.
  player: {
    table: 'players',
    async rights(services, actor, id) {
      const player = await accessPlayer(services, services.db, actor, id);
      const may = canEditPlayer(actor, player);
      if (!may && player.account_id !== actor.accountId) throw new AppError('NOT_FOUND');
      return writers(may);
    },
    audience: listPlayerAudience,
  },
  // The representation contract: the player, the agent who keeps the record, staff (permission matrix).
  contract: {
    table: 'players',
    async rights(services, actor, id) {
      const player = await accessPlayer(services, services.db, actor, id);
      const party = actor.kind === 'player' || actor.agentId !== null || isStaff(actor);
      if (!party || !canEditPlayer(actor, player)) throw new AppError('NOT_FOUND');
      return writers(true);
    },
    audience: listPlayerAudience,
  },
  coachingStaff: {
    table: 'coaching_staff',
    async rights(services, actor, id) {
      const staff = await accessCoachingStaff(services.db, actor, id);
      return writers(canEditCoachingStaff(actor, staff));
    },
    audience: nobodyElse,
  },
  mandate: {
    table: 'mandates',
    async rights(services, actor, id) {
      const { side } = await accessMandate(services.db, actor, id, dayOf(services.clock.now()));
      return side === 'reader' ? writers(false) : { add: true, remove: side === 'staff' ? 'any' : 'own' };
    },
    async audience(tx, id) {
      const mandate = await findMandate(tx, id);
      return mandate ? listAudience(tx, mandate) : [];
    },
  },
  // Sent with the proposal, for all its clubs; afterwards each negotiation has documents of its own.
  proposal: {
    table: 'proposals',
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
  // Each side adds, and takes away only what it added.
  negotiation: {
    table: 'negotiations',
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
  request: {
    table: 'requests',
    async rights(services, actor, id) {
      return writers(canManageRequest(actor, await accessRequest(services.db, actor, id)));
    },
    audience: nobodyElse,
  },
  requestDraft: {
    table: 'request_drafts',
    async rights(services, actor, id) {
      await accessDraft(services.db, actor, id);
      return writers(true);
    },
    async audience(tx, id) {
      const draft = await findDraft(tx, id);
      return draft ? listDraftAudience(tx, draft) : [];
    },
  },
  // Nobody but who has chosen them sees them before they are sent, staff neither.
  unsent: {
    table: 'accounts',
    most: mostUnsentFiles,
    async rights(_, actor, id) {
      if (id !== actor.accountId) throw new AppError('NOT_FOUND');
      return writers(true);
    },
    audience: nobodyElse,
  },
  // What was sent stays as it was sent: deleting a message hides it with what it carries.
  message: {
    table: 'messages',
    async rights({ db }, actor, id) {
      if (!(await isMessageShown(db, id, actor.accountId))) throw new AppError('NOT_FOUND');
      return writers(false);
    },
    audience: nobodyElse,
  },
};
