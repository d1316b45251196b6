import { transferEndpoints } from '@trattativa/contract/deals/transfers/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getTransfer, getTransferOfNegotiation, getTransfers } from './get-transfers.ts';
import { proposeTransfer } from './propose-transfer.ts';
import { reviseTransfer } from './revise-transfer.ts';
import { endTransfer, signTransfer } from './sign-transfer.ts';

export const transferRoutes = routesOf(transferEndpoints, {
  proposeTransfer,
  getTransfers,
  getTransfer,
  getTransferOfNegotiation,
  reviseTransfer,
  signTransfer,
  endTransfer,
});
