import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PageTabs } from '../../ui/page/page-tabs.tsx';
import { ruleParts } from './rule-parts.ts';

const components = new Map<string, ComponentType>(
  ruleParts.map((part) => [part.key, lazy(() => loadChunk(part.lazy))]),
);

/** `/rules`: a calculator in each tab, which the address names; for staff the rule packs as well. */
export default function RulesScreen() {
  const { t } = useTranslation('rules');
  const { kind } = useUser();
  const [address] = useSearchParams();
  const parts = ruleParts.filter(({ who }) => who.includes(kind));
  const open = parts.find(({ key }) => key === address.get('part'))?.key ?? 'window';
  const Part = components.get(open);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <PageTabs
        label={t('parts')}
        open={open}
        tabs={parts.map(({ key }) => ({ key, label: t(`part.${key}`), to: `${paths.rules}?part=${key}` }))}
      />
      <Suspense fallback={<Skeletons shape="page" />}>{Part && <Part />}</Suspense>
    </>
  );
}
