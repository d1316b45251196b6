import { electronicEndpoints } from '@trattativa/contract/billing/electronic/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { getBillingDetails } from '../details/get-billing-details.ts';
import { saveBillingDetails } from '../details/save-billing-details.ts';
import { getElectronicInvoice } from './get-electronic-invoice.ts';
import { getElectronicMonth, getElectronicMonthArchive } from './get-electronic-month.ts';
import { markElectronicRefused } from './mark-refused.ts';

export const electronicRoutes = routesOf(electronicEndpoints, {
  getBillingDetails,
  saveBillingDetails,
  getElectronicInvoice,
  markElectronicRefused,
  getElectronicMonth,
  getElectronicMonthArchive,
});
