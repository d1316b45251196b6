import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { id, line } from '../../fields.ts';

/** People of a group at most, its owner included. */
export const maxGroupMembers = 50;

export const staffOnly = allow({ staff: 'all' });

export const conversationId = z.strictObject({ conversationId: id });
export const groupName = line(maxNameLength, 1);
