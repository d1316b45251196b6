import { dealStepNames } from '@trattativa/domain/deals/closing/deal-steps';
import { documentKinds, documentOwners } from '@trattativa/domain/deals/closing/documents';
import { ruleCertainties } from '@trattativa/domain/people/rules/rule';
import { z } from 'zod';
import { storedFile } from '../../files/uploads/files.ts';
import { judgement, lastWindows } from '../../people/rules/rule.ts';

const standing = z.enum(['done', 'late', 'soon', 'open']);

/** The window in which a player can be registered. */
export const registrationWindow = z.object({
  isOpen: z.boolean(),
  opensAt: z.string(),
  closesAt: z.string(),
  timeZone: z.string(),
  edition: z.string(),
  certainty: z.enum(ruleCertainties),
});

/** The windows of a deal: the one in which the player can be registered next, or what the last season had. */
export const windowsOfDeal = {
  /** Null: none was published. */
  window: registrationWindow.nullable(),
  /** Null beside a window, and where none was ever known. */
  lastSeason: lastWindows.nullable(),
};

/** How a club was told: here, or by a text that was sent on by hand. */
export const noticeWays = ['platform', 'byHand'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** The club that has the player under contract, and has to be told in writing before the negotiations (RSTP, art. 18(3)). */
const presentClub = z.object({
  name: z.string(),
  /** Somebody of it reads here what it is told. */
  isReachable: z.boolean(),
  told: z.object({ way: z.enum(noticeWays), at: z.string() }).nullable(),
  mayTell: z.boolean(),
  /** The text of the notice, for who may tell it. */
  letter: z.string(),
});

/** What has to happen before a window closes, and the documents of a deal. */
export const closing = z.object({
  ...windowsOfDeal,
  /** Empty without a window, once that of the signature is over, and in a rejected negotiation. */
  steps: z.array(z.object({ name: z.enum(dealStepNames), safeUntil: z.string(), standing })),
  documents: z.array(
    z.object({
      kind: z.enum(documentKinds),
      owner: z.enum(documentOwners),
      /** Somebody marked it, or a file of it was uploaded. */
      isThere: z.boolean(),
      /** The last safe moment; null without a window. */
      dueAt: z.string().nullable(),
      standing,
      /** Oldest first; a reader who is not the player sees none. */
      files: z.array(storedFile),
      mayAdd: z.boolean(),
    }),
  ),
  mayMark: z.boolean(),
  /** Null: there is none, it agreed, or the reader is no side of the deal. */
  presentClub: presentClub.nullable(),
  ...judgement,
});

export type Closing = z.infer<typeof closing>;
