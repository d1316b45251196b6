import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../platform/cache/query-client.ts';
import ReportLayout from './shell/report-layout.tsx';

/** The shareable reports: open without login, with the query cache that the plain public pages do without. */
export default function ReportArea() {
  return (
    <QueryClientProvider client={queryClient}>
      <ReportLayout />
    </QueryClientProvider>
  );
}
