import type { FileParentKind } from '@trattativa/contract/files/uploads/files';
import type { Actor } from '../platform/actor.ts';
import type { Transaction } from '../platform/database/database.ts';
import { PortByKind } from '../platform/port.ts';
import type { Services } from '../platform/services.ts';
import type { Parent } from './uploads/files.repository.ts';

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

/** What attachments hang on, and who may do what with them: filled by the modules whose things carry files. */
export const attachmentKinds = new PortByKind<FileParentKind, FileParent>('attachment kinds');

/** Nobody's open screens beside the caller's. */
export const nobodyElse = async (): Promise<number[]> => [];

/** Adds and removes anything, or reads only. */
export const writers = (may: boolean): FileRights => ({ add: may, remove: may ? 'any' : 'none' });
