import type { PublishedColumns } from './server-module.ts';

/** The columns of this module's tables that statements of higher modules may read; renaming one concerns them too. */
export const publishedPlatform: PublishedColumns = {
  events: ['actor_id', 'data', 'id', 'occurred_at', 'reacted_at', 'recipients', 'type'],
};
