import {
  dealGroups,
  hiddenReasons,
  playerGroups,
  reportKinds,
} from '@trattativa/domain/insight/report-groups';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';

export const reportKind = z.enum(reportKinds, { error: 'notInList' });
export const reportGroup = z.enum([...playerGroups, ...dealGroups], { error: 'notInList' });

/** What a link shows, for its title: the player's name, the club's, the role. */
const subject = z.object({
  player: z.string().nullable(),
  club: z.string().nullable(),
  role: oneOf(playerRoles).nullable(),
});

/** A public link as its owners see it. */
export const publicLink = z.object({
  id: z.number().int(),
  version: z.number().int(),
  kind: reportKind,
  /** Id of the player, the request or the deal. */
  thingId: z.number().int(),
  subject,
  shareId: z.string(),
  /** The absolute URL to send, which messengers show a preview of. */
  url: z.string(),
  groups: z.array(reportGroup),
  /** Name of the person who published the link. */
  by: z.string(),
  createdAt: z.string(),
  /** The last day on which it opens, `YYYY-MM-DD`; null: until it is revoked. */
  expiresOn: z.string().nullable(),
  /** Visitors, each counted once a day; the owners are not counted. */
  views: z.number().int(),
  lastViewedAt: z.string().nullable(),
  /** Why it does not open now; null: it does. */
  hidden: z.enum(hiddenReasons).nullable(),
  can: z.object({ edit: z.boolean(), revoke: z.boolean() }),
});

export type PublicLink = z.infer<typeof publicLink>;

/** Whether and how something can be shared by the caller. */
export const sharing = z.object({
  kind: reportKind,
  thingId: z.number().int(),
  subject,
  /** The groups to choose from. */
  groups: z.array(reportGroup),
  /** Why it cannot be public now; null: it can. */
  hidden: z.enum(hiddenReasons).nullable(),
  link: publicLink.nullable(),
  can: z.object({ publish: z.boolean() }),
});

export type Sharing = z.infer<typeof sharing>;
