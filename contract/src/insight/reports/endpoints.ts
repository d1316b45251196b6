import { dealGroups, playerGroups } from '@trattativa/domain/insight/report-groups';
import { z } from 'zod';
import { allow, everyone } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { hasNoDuplicates, id, plainDate, version } from '../../fields.ts';
import { fileId } from '../../files/uploads/files.ts';
import { page, pageInput } from '../../paging.ts';
import {
  exampleNegotiationReport,
  exampleOfferReport,
  examplePlayerReport,
  examplePublicLink,
  exampleRequestReport,
  exampleSharing,
} from './example-report.ts';
import { publicLink, reportGroup, reportKind, sharing } from './public-link.ts';
import { negotiationReport, offerReport, playerReport, requestReport, shareId } from './report.ts';

/** Owners of players, makers of requests and parties of deals, so not scouts. Staff can only revoke links. */
const sharers = allow({
  player: 'own',
  team: 'own',
  agent: 'own',
  premium: 'own',
  coach: 'own',
  staff: 'all',
});

const shared = z.strictObject({ shareId });
const exampleShared = { shareId: examplePublicLink.shareId };

const getPlayerReport = endpoint({
  path: '/api/Report/GetPlayerReport',
  summary: 'A player’s public report: the groups that were published, nothing else',
  who: everyone,
  input: shared,
  output: playerReport,
  errors: ['NOT_FOUND'],
  example: { input: exampleShared, output: examplePlayerReport },
});

const getRequestReport = endpoint({
  path: '/api/Report/GetRequestReport',
  summary: 'A request’s public report: as the market shows it, while it is active',
  who: everyone,
  input: shared,
  output: requestReport,
  errors: ['NOT_FOUND'],
  example: { input: exampleShared, output: exampleRequestReport },
});

const getNegotiationReport = endpoint({
  path: '/api/Report/GetNegotiationReport',
  summary: 'A negotiation’s public report, as one of its sides shares it; never a commission',
  who: everyone,
  input: shared,
  output: negotiationReport,
  errors: ['NOT_FOUND'],
  example: { input: exampleShared, output: exampleNegotiationReport },
});

const getOfferReport = endpoint({
  path: '/api/Report/GetOfferReport',
  summary: 'An offer’s public report, as one of its sides shares it; never a commission',
  who: everyone,
  input: shared,
  output: offerReport,
  errors: ['NOT_FOUND'],
  example: { input: exampleShared, output: exampleOfferReport },
});

const getReportPdf = endpoint({
  path: '/api/Report/GetReportPDF',
  summary: 'Any public report for printing, in the caller’s language',
  who: everyone,
  input: shared,
  output: z.unknown(),
  binary: ['application/pdf'],
  errors: ['NOT_FOUND'],
  example: { input: exampleShared, output: '%PDF-1.7' },
});

const getReportFile = endpoint({
  path: '/api/Report/GetReportFile',
  summary: 'A document of a player whose report publishes documents',
  who: everyone,
  input: z.strictObject({ shareId, fileId }),
  output: z.unknown(),
  binary: [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  errors: ['NOT_FOUND'],
  example: { input: { ...exampleShared, fileId: 'q3Zk0nJxTg6m1hVb8yR2sA' }, output: '%PDF-1.7' },
});

const thing = { kind: reportKind, thingId: id };

const getSharing = endpoint({
  path: '/api/Report/GetSharing',
  summary: 'Whether a player, request or deal of one’s own is public, and what of it can be',
  who: sharers,
  input: z.strictObject(thing),
  output: sharing,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: { input: { kind: 'player', thingId: 80001 }, output: exampleSharing },
});

const publishReport = endpoint({
  path: '/api/Report/PublishReport',
  summary: 'Makes a public link, or sets what an existing one shows and until when',
  who: sharers,
  input: z.strictObject({
    ...thing,
    /** The version of the link that the caller saw; absent for a new one. */
    version: version.nullish(),
    /** A player’s report needs at least one; a request has none to choose. */
    groups: z
      .array(reportGroup)
      .max(playerGroups.length + dealGroups.length, 'tooMany')
      .refine(hasNoDuplicates, 'duplicate'),
    /** The last day on which it opens; absent or null: until it is revoked. */
    expiresOn: plainDate.nullish(),
  }),
  output: z.object({ message: z.string(), sharing }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'NOT_PUBLISHABLE', 'CHANGED_MEANWHILE'],
  example: {
    input: { kind: 'player', thingId: 80001, groups: ['identity', 'physical', 'career'] },
    output: { message: 'Report pubblicato', sharing: exampleSharing },
  },
});

const revokeReport = endpoint({
  path: '/api/Report/RevokeReport',
  summary: 'Revokes a public link permanently',
  who: sharers,
  input: z.strictObject({ linkId: id }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND'],
  example: { input: { linkId: 190001 }, output: { message: 'Il link non si apre più' } },
});

const getMyPublicLinks = endpoint({
  path: '/api/Report/GetMyPublicLinks',
  summary: 'All public links to what is the caller’s own or about them, the newest first',
  who: sharers,
  input: z.strictObject(pageInput),
  output: page(publicLink),
  errors: [],
  example: {
    input: {},
    output: { items: [examplePublicLink], nextCursor: null, total: 1, totalIsExact: true },
  },
});

export const reportEndpoints = {
  getPlayerReport,
  getRequestReport,
  getNegotiationReport,
  getOfferReport,
  getReportPdf,
  getReportFile,
  getSharing,
  publishReport,
  revokeReport,
  getMyPublicLinks,
};
