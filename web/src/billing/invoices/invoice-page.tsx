import { IconFileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

interface InvoicePageProps<Data> {
  title: string;
  back: ReactNode;
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
}

/** One invoice by its address: while it is asked for, when it is there, and when it is not or not the reader's. */
export function InvoicePage<Data>({ title, back, query, children }: InvoicePageProps<Data>) {
  const { t } = useTranslation('invoices');
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Skeletons shape="page" />;
  const gone = error instanceof ApiError && error.status < 500 && error.status >= 400;
  return (
    <>
      <PageHeader title={title} before={back} />
      {gone ? (
        <EmptyState icon={IconFileOff} title={t('page.goneTitle')} text={t('page.gone')} />
      ) : (
        <ErrorPanel text={error.message} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** The id in an address; 0, which no invoice has, for what is none. */
export function idIn(text: string | undefined): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
