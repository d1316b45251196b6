import type { RawBuilder } from 'kysely';
import { PortByKind } from '../platform/port.ts';

/** The person: the account and their own records. */
export interface ExportSubject {
  accountId: number;
  agentId: number | null;
  coachingStaffId: number | null;
  teamId: number | null;
}

/**
 * The parts of the copy of one's data, in their order in the document; the module that owns the tables fills
 * each part. New personal data belongs to its owner's part, or gets one.
 */
export const exportParts = [
  'account',
  'mailSwitchedOff',
  'bellSwitchedOff',
  'digest',
  'notifications',
  'quiz',
  'sessions',
  'ownRecords',
  'recordsKeptByOthers',
  'career',
  'registrations',
  'registrationEndings',
  'evaluationsReceived',
  'evaluationsGiven',
  'agent',
  'licence',
  'coachingStaff',
  'club',
  'watchList',
  'watchNotes',
  'answersToRequests',
  'savedSearches',
  'disputes',
  'mandates',
  'representations',
  'payments',
  'shortlists',
  'negotiations',
  'offers',
  'transfers',
  'trials',
  'trialParents',
  'consentRequests',
  'applications',
  'candidateNotes',
  'playerInvoices',
  'billingDetails',
  'invoices',
  'commissions',
  'dealAudit',
  'requests',
  'publicLinks',
  'requestDrafts',
  'messages',
  'conversations',
  'mediationsCalled',
  'lastSeen',
  'moneyTickets',
  'messagesBeforeChanges',
] as const;

type ExportPart = (typeof exportParts)[number];

/** The parts of one module. A part is a query for one column `row`. */
export type ExportedParts<Part extends ExportPart> = Readonly<
  Record<Part, (subject: ExportSubject) => RawBuilder<unknown>>
>;

/**
 * What is told to a person about themselves: what they wrote, what others recorded about them, what they took
 * part in. Excludes other people's data and secrets of the service (hashes, keys).
 */
export const dataExport = new PortByKind<ExportPart, (subject: ExportSubject) => RawBuilder<unknown>>(
  'copy of one’s data',
);
