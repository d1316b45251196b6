import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { importFigures } from '../import-figures.ts';

/** A player's record changed: figures that were imported into the career may be those that a clause waits for. */
export const readImportedFigures = reaction({
  name: 'clauses.readImportedFigures',
  types: ['player.changed'],
  async react({ clock }, tx, { data }) {
    await importFigures(tx, data.playerId, clock.now());
  },
});
