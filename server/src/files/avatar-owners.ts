import type { AvatarKind } from '@trattativa/contract/files/uploads/files';
import type { Actor } from '../platform/actor.ts';
import type { Transaction } from '../platform/database/database.ts';
import { PortByKind } from '../platform/port.ts';
import type { Services } from '../platform/services.ts';

export type SetPicture = (tx: Transaction, url: string | null, at: Date) => Promise<void>;

/**
 * Decides by the thing's own gate whether the caller may set its picture, and answers what sets it. Throws `NOT_FOUND`,
 * `FORBIDDEN`, `SUBJECT_MISMATCH`.
 */
export type AvatarOwner = (services: Services, actor: Actor, id: number | undefined) => Promise<SetPicture>;

/** Whose pictures there are: filled by the modules whose things have one. */
export const avatarOwners = new PortByKind<AvatarKind, AvatarOwner>('avatar owners');
