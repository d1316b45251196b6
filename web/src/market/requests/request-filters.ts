export {
  type RequestFilters,
  type RequestView,
  requestFilters,
  requestsQuery,
  requestView,
  sortOfRequests,
} from '@trattativa/contract/market/requests/filters-in-address';
