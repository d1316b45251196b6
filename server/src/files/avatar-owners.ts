import type { AvatarKind } from '@trattativa/contract/files/uploads/files';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../platform/actor.ts';
import type { Transaction } from '../platform/database/database.ts';
import { PortByKind } from '../platform/port.ts';
import type { Services } from '../platform/services.ts';

export type SetPicture = (tx: Transaction, url: string | null, at: Date) => Promise<void>;

/**
 * Decides by the owner's own access check whether the caller may set its picture, and returns the function
 * that stores it. Throws `NOT_FOUND`, `FORBIDDEN`, `SUBJECT_MISMATCH`.
 */
export type AvatarOwner = (services: Services, actor: Actor, id: number | undefined) => Promise<SetPicture>;

/** The addresses of pictures in the table of a kind of records. */
export interface PicturedRecords {
  /** A condition: some record shows the picture of this address. */
  isShown(url: RawBuilder<unknown>): RawBuilder<unknown>;
  /** A query for the addresses that a person's own records show. */
  ownUrls?(accountId: number): RawBuilder<unknown>;
}

export const picturedRecords = new PortByKind<AvatarKind, PicturedRecords>('records with a picture');

/** The records with a picture: filled by the modules that own them. */
export const avatarOwners = new PortByKind<AvatarKind, AvatarOwner>('avatar owners');
