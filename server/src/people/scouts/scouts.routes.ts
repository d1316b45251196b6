import { scoutEndpoints } from '@trattativa/contract/people/scouts/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { removeShortlistPlayer, saveShortlistPlayer } from './change-shortlist-players.ts';
import { deleteShortlist, restoreShortlist } from './delete-shortlist.ts';
import { presentShortlist } from './present-scouted-player.ts';
import { getScoutFigures, getScoutPlayer, listPlayersForScout } from './read-scout-players.ts';
import { saveShortlist } from './save-shortlist.ts';
import { scoutViewOf } from './scout-view.ts';
import { listShortlists } from './shortlists.repository.ts';

export const scoutRoutes = routesOf(scoutEndpoints, {
  getScoutPlayers: listPlayersForScout,
  getScoutPlayer,
  getScoutFigures,
  getShortlists: async (services, call) => ({
    items: (await listShortlists(services.db, scoutViewOf(services, call.actor))).map(presentShortlist),
  }),
  saveShortlist,
  deleteShortlist,
  restoreShortlist,
  saveShortlistPlayer,
  removeShortlistPlayer,
});
