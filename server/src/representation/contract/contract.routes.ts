import { contractEndpoints } from '@trattativa/contract/representation/contract/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { generateContractPdf } from './generate-contract-pdf.ts';
import { getContract } from './get-contract.ts';
import { getContractDrafts } from './get-contract-drafts.ts';

export const contractRoutes = routesOf(contractEndpoints, {
  generateContractPdf,
  getContract,
  getContractDrafts,
});
