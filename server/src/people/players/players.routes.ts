import { playerMarketEndpoints } from '@trattativa/contract/people/player-market/endpoints';
import { playerEndpoints } from '@trattativa/contract/people/players/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getPlayerInfo } from './get-player-info.ts';
import { getPlayerOwner, isTransferPlayer } from './get-player-owner.ts';
import { getPlayerTransfersReport } from './get-player-transfers-report.ts';
import { getGuardianAddress, saveGuardianAddress } from './guardian-address.ts';
import { listMarketPlayers } from './portfolio/read-portfolio.ts';
import { registerPlayerFromTransfer } from './register-player-from-transfer.ts';
import { savePlayerActualStatus, savePlayerAddress, savePlayerPhoneNumber } from './save-player-field.ts';
import { savePlayerInfo } from './save-player-info.ts';

export const playerRoutes = [
  ...routesOf(playerEndpoints, {
    getPlayerInfo,
    savePlayerInfo,
    savePlayerAddress,
    savePlayerActualStatus,
    savePlayerPhoneNumber,
    isTransferPlayer,
    getPlayerOwner,
    getPlayerTransfersReport,
    registerPlayerFromTransfer,
    getGuardianAddress,
    saveGuardianAddress,
  }),
  ...routesOf(playerMarketEndpoints, { getPlayers: listMarketPlayers }),
];
