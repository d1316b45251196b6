import { profileType, profileTypes } from '@trattativa/domain/identity/profile-types';
import { maxNoteLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, oneOf, paragraph } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import {
  exampleListedPlayer,
  exampleOwner,
  listedPlayer,
  portfolioOwner,
} from '../../people/portfolios/listed-player.ts';
import { reason } from '../../people/portfolios/removal-endpoints.ts';

const players = allow({ player: 'own' });
const staff = allow({ staff: 'all' });
const owners = allow({ team: 'own', agent: 'own', premium: 'own', coach: 'own', staff: 'all' });
const done = z.object({ message: z.string() });
const saved = { message: 'Dati salvati correttamente' };

const confirmListing = endpoint({
  path: '/api/Portfolio/ConfirmListing',
  summary: 'The linked player confirms a listing; this withdraws an open dispute',
  who: players,
  input: z.strictObject({ playerId: id }),
  output: done,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001 }, output: saved },
});

const disputeListing = endpoint({
  path: '/api/Portfolio/DisputeListing',
  summary: 'The linked player disputes a record about them, with a reason; staff decide',
  who: players,
  input: z.strictObject({ playerId: id, reason }),
  output: done,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
  example: { input: { playerId: 80001, reason: 'Non ho mai dato un mandato.' }, output: saved },
});

export const listingDispute = z.object({
  id: z.number().int(),
  player: listedPlayer,
  owner: portfolioOwner,
  /** The account that disputes. */
  accountName: z.string(),
  accountEmail: z.string(),
  reason: z.string(),
  disputedAt: z.string(),
  openNegotiations: z.array(
    z.object({ id: z.number().int(), teamName: z.string(), status: z.number().int() }),
  ),
});

export type ListingDispute = z.infer<typeof listingDispute>;

const getListingDisputes = endpoint({
  path: '/api/Portfolio/GetListingDisputes',
  summary: 'Disputes that wait for staff, the longest waiting first',
  who: staff,
  input: z.strictObject({ ...pageInput }),
  output: page(listingDispute),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          id: 301,
          player: exampleListedPlayer,
          owner: exampleOwner,
          accountName: 'Tommaso Venier',
          accountEmail: 'tommaso@example.org',
          reason: 'Non ho mai dato un mandato.',
          disputedAt: '2026-10-02T09:30:00.000Z',
          openNegotiations: [],
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

const decideListingDispute = endpoint({
  path: '/api/Portfolio/DecideListingDispute',
  summary:
    'Staff uphold a dispute, which removes the record like an approved removal, or refuse it with a comment',
  who: staff,
  input: z.strictObject({ disputeId: id, uphold: z.boolean(), word: paragraph(maxNoteLength).optional() }),
  output: done,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'REASON_REQUIRED'],
  example: { input: { disputeId: 301, uphold: true }, output: saved },
});

/** Records that look like one person: the same name, blind to accents and case, and the same birth date. */
export const duplicateGroup = z.object({
  name: z.string(),
  bornDate: z.string(),
  records: z.array(
    z.object({
      id: z.number().int(),
      profile: oneOf(profileTypes),
      name: z.string(),
      surname: z.string(),
      currentClub: z.string(),
      owner: portfolioOwner.nullable(),
      updatedAt: z.string(),
    }),
  ),
});

export type DuplicateGroup = z.infer<typeof duplicateGroup>;

const getDuplicates = endpoint({
  path: '/api/Portfolio/GetDuplicates',
  summary:
    'Records that look like one person: in the own portfolio; for staff, wherever they are. Never merged',
  who: owners,
  input: z.strictObject({}),
  output: z.object({ items: z.array(duplicateGroup).max(100), total: z.number().int() }),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          name: 'Tommaso Venier',
          bornDate: '2004-03-17',
          records: [80001, 80002].map((record) => ({
            id: record,
            profile: profileType.agentPlayer,
            name: 'Tommaso',
            surname: 'Venier',
            currentClub: '',
            owner: exampleOwner,
            updatedAt: '2026-10-02T09:30:00.000Z',
          })),
        },
      ],
      total: 1,
    },
  },
});

const keepApart = endpoint({
  path: '/api/Portfolio/KeepApart',
  summary: 'Dismisses a group of similar records; it is shown again when another record joins it',
  who: owners,
  input: z.strictObject({ playerIds: z.array(id).min(2, 'tooFew').max(50, 'tooMany') }),
  output: done,
  errors: ['NOT_FOUND'],
  example: { input: { playerIds: [80001, 80002] }, output: saved },
});

/** Confirming and disputing listings, staff's decisions, and possible duplicates. */
export const listingEndpoints = {
  confirmListing,
  disputeListing,
  getListingDisputes,
  decideListingDispute,
  getDuplicates,
  keepApart,
};
