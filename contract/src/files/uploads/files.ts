import { maxFiles } from '@trattativa/domain/platform/file-limits';
import { z } from 'zod';
import { id } from '../../fields.ts';

/**
 * The parents of attachments. `contract` is a player's representation contract; its id is the player's. An offer has
 * its attachments, the documents of its player, and the signed document after it was accepted; their id is the
 * offer's. The id of `agentLicence` is the agent's. `mandateForm` is the signed form with which a mandate was recorded; its
 * id is the mandate's. `feeAgreement` holds the signed pages of a client's agreements to what the agent takes, which the agent
 * recorded; its id is the negotiation's. `unsent` is what an account (the parent) has chosen for something that is not made yet: a chat
 * message, a mandate, a proposal, an offer, a request or its draft, an agreement to a fee; made, that has it. What hangs on a proposal is listed with each of its negotiations. The last ones are the documents of a deal, a kind each; their id
 * is the negotiation's.
 */
export const fileParentKinds = [
  'player',
  'coachingStaff',
  'agentLicence',
  'mandate',
  'mandateForm',
  'proposal',
  'negotiation',
  'offer',
  'offerPlayer',
  'offerDocument',
  'request',
  'requestDraft',
  'contract',
  'feeAgreement',
  'unsent',
  'message',
  'dealPassport',
  'dealFitness',
  'dealMandate',
  'dealGuardian',
  'dealNullaOsta',
  'dealPermit',
  'dealItc',
  'dealMinorApproval',
  'dealNotice',
  'dealFederationForm',
] as const;

export type FileParentKind = (typeof fileParentKinds)[number];

/** What a picture can be the avatar of. */
export const avatarKinds = ['account', 'player', 'team', 'coachingStaff'] as const;

export type AvatarKind = (typeof avatarKinds)[number];

/** The opaque name of a stored file, a key of the database. */
export const fileId = z.string({ error: 'required' }).regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalid');

/** Files that the caller uploaded as `unsent` and now attaches to what the call creates. */
export const chosenFiles = z.array(fileId).max(maxFiles, 'tooMany').nullish();

export const fileParent = { parentKind: z.enum(fileParentKinds, { error: 'notInList' }), parentId: id };

export const storedFile = z.object({
  id: z.string(),
  name: z.string(),
  /** The content type, detected from the content. */
  type: z.string(),
  bytes: z.number().int(),
  /** Made by the platform, not uploaded. */
  generated: z.boolean(),
  createdAt: z.string(),
  /** Name of the uploader. */
  by: z.string(),
  can: z.object({ remove: z.boolean() }),
});

export type StoredFile = z.infer<typeof storedFile>;
