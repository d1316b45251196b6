import type { RawBuilder } from 'kysely';
import { Port } from '../platform/port.ts';

/** An expression for the name of the account of an id; null for nobody. Filled by the identity module. */
export const accountName = new Port<(id: RawBuilder<unknown>) => RawBuilder<unknown>>('names of accounts');
