import { watchEndpoints } from '@trattativa/contract/people/watching/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getWatchedIds, setWatchStage, unwatchPlayer, watchPlayer } from './change-watched.ts';
import { getWatchList } from './list-watched.ts';
import { addWatchNote, deleteWatchNote, getWatchNotes, restoreWatchNote } from './watch-notes.ts';

export const watchRoutes = routesOf(watchEndpoints, {
  getWatchedIds,
  getWatchList,
  watchPlayer,
  unwatchPlayer,
  setWatchStage,
  getWatchNotes,
  addWatchNote,
  deleteWatchNote,
  restoreWatchNote,
});
