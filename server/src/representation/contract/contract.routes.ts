import { contractEndpoints } from '@trattativa/contract/representation/contract/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { generateContractPdf } from './generate-contract-pdf.ts';
import { getContract } from './get-contract.ts';

export const contractRoutes = routesOf(contractEndpoints, { generateContractPdf, getContract });
