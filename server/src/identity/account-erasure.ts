import type { Transaction } from '../platform/database/database.ts';
import { Port, PortByKind } from '../platform/port.ts';

/**
 * What is erased with an account, in this order and in one transaction; each step is filled by the module that owns the
 * tables. What finds its rows by the person's records comes before `players` and `coachingStaff`, which let go of them; what
 * finds them by address or name comes before the account itself, which is last and no step. A new table with something
 * personal joins the step of its owner, or gets one.
 */
export const erasureSteps = [
  'clubs',
  'publicLinks',
  'offers',
  'invoices',
  'players',
  'applications',
  'requestDrafts',
  'mandates',
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

/** Erases one thing of a person; does nothing for a person without it. */
export type EraseStep = (tx: Transaction, accountId: number, at: Date) => Promise<void>;

export const accountErasure = new PortByKind<ErasureStep, EraseStep>('erasure of accounts');

/** How many open negotiations and offers nobody but this person can answer. */
export const openDeals = new Port<(tx: Transaction, accountId: number) => Promise<number>>(
  'open deals of an account',
);
