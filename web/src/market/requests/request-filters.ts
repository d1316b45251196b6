export {
  type RequestFilters,
  requestFilters,
  requestsQuery,
  requestView,
  sortOfRequests,
} from '@trattativa/contract/market/requests/filters-in-address';
