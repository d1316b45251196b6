import { Button } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { paths } from '../../platform/paths.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PageTabs } from '../../ui/page/page-tabs.tsx';
import { adminSections } from './admin-sections.ts';

const components = new Map<string, ComponentType>(
  adminSections.map((section) => [section.key, lazy(() => loadChunk(section.lazy))]),
);

/** `/admin`: the platform's settings, people's roles and sessions, each in a tab that the address names. */
export default function AdminScreen() {
  const { t } = useTranslation(['administration', 'audit']);
  const [address] = useSearchParams();
  const asked = address.get('section');
  const open = adminSections.find(({ key }) => key === asked)?.key ?? 'platform';
  const Section = components.get(open);
  return (
    <>
      <PageHeader
        title={t('administration:title')}
        description={t('administration:description')}
        actions={
          <Button component={Link} to={paths.audit} variant="default">
            {t('audit:title')}
          </Button>
        }
      />
      <PageTabs
        label={t('administration:sections')}
        open={open}
        tabs={adminSections.map(({ key }) => ({
          key,
          label: t(`administration:section.${key}`),
          to: `${paths.admin}?section=${key}`,
        }))}
      />
      <Suspense fallback={<Skeletons shape="page" />}>{Section && <Section />}</Suspense>
    </>
  );
}
