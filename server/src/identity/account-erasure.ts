import type { Transaction } from '../platform/database/database.ts';
import { Port, PortByKind } from '../platform/port.ts';

/**
 * The steps of erasing an account, run in this order in one transaction; the module that owns the tables
 * fills each step. Steps that find rows by the person's records come before `players` and `coachingStaff`,
 * which unlink those records; steps that find rows by address or name come before the account itself, which
 * is erased last. New personal data belongs to its owner's step, or gets one.
 */
export const erasureSteps = [
  'representations',
  'payments',
  'clubs',
  'publicLinks',
  'offers',
  'transfers',
  'trials',
  'dealDocuments',
  'consentRequests',
  'invoices',
  'commissions',
  'registrations',
  'mandates',
  'players',
  'applications',
  'requestAnswers',
  'requestDrafts',
  'watchLists',
  'agents',
  'shortlists',
  'coachingStaff',
  'notifications',
  'quizzes',
  'chat',
  'savedSearches',
  'claims',
  'clubHistory',
] as const;

export type ErasureStep = (typeof erasureSteps)[number];

/** Erases one kind of data of a person; does nothing when there is none. */
export type EraseStep = (tx: Transaction, accountId: number, at: Date) => Promise<void>;

export const accountErasure = new PortByKind<ErasureStep, EraseStep>('erasure of accounts');

/** The number of open negotiations and offers that only this person can answer. */
export const openDeals = new Port<(tx: Transaction, accountId: number) => Promise<number>>(
  'open deals of an account',
);
