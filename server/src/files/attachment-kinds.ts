import type { FileParentKind } from '@trattativa/contract/files/uploads/files';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../platform/actor.ts';
import type { Transaction } from '../platform/database/database.ts';
import { PortByKind } from '../platform/port.ts';
import type { Services } from '../platform/services.ts';

/** The caller's rights on the attachments of a parent that they may read. */
export interface FileRights {
  add: boolean;
  /** `any`: may remove everybody's attachments. `own`: only those they added themselves. */
  remove: 'any' | 'own' | 'none';
}

export interface Parent {
  kind: FileParentKind;
  id: number;
}

export interface FileParent {
  /** A query for the ids of the parents: files whose parent row is gone are swept. */
  ids: RawBuilder<unknown>;
  /** A query for the ids of the parents that are a person's own records. */
  ownIds?(accountId: number): RawBuilder<unknown>;
  /** A condition: the person sent the parent of this id with its files, and did not take it back. */
  isSentBy?(accountId: number, id: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Most files per parent, where it differs from the default. */
  max?: number;
  /**
   * The caller's rights by the parent's own access check. Throws `NOT_FOUND` for a parent the caller may not
   * see, exactly as for an absent one.
   */
  rights(services: Services, actor: Actor, id: number): Promise<FileRights>;
  /** Accounts, besides the caller's, whose open screens are notified when the attachments change. */
  audience(tx: Transaction, id: number, today: string): Promise<number[]>;
  /** The parent whose attachments are listed together with this one's, for readers of this one. */
  around?(services: Services, id: number): Promise<Parent | null>;
  /** The reverse: parents whose lists show the attachments of this one, instead of a list of its own. */
  listedWith?(tx: Transaction, id: number): Promise<Parent[]>;
  /** The parent's reaction to an added file. */
  added?(services: Services, actor: Actor, id: number): Promise<void>;
}

/** Parents that carry attachments, and the rights on them: filled by the modules that own the parents. */
export const attachmentKinds = new PortByKind<FileParentKind, FileParent>('attachment kinds');

/** Notifies no other account's screens. */
export const nobodyElse = async (): Promise<number[]> => [];

/** The rights to add and remove every attachment, or only to read. */
export const writers = (may: boolean): FileRights => ({ add: may, remove: may ? 'any' : 'none' });
