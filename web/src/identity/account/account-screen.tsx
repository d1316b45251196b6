import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PageTabs } from '../../ui/page/page-tabs.tsx';
import { accountSections } from './account-sections.ts';

const components = new Map<string, ComponentType>(
  accountSections.map((section) => [section.key, lazy(() => loadChunk(section.lazy))]),
);

/** /account: the user's own data, access, sessions and preferences, in tabs; the address names the tab. */
export default function AccountScreen() {
  const { t } = useTranslation('account');
  const { kind } = useUser();
  const [address] = useSearchParams();
  const sections = accountSections.filter(({ who }) => who.includes(kind));
  const section = address.get('section');
  const open = sections.find(({ key }) => key === section)?.key ?? sections[0]?.key ?? 'profile';
  const Section = components.get(open);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <PageTabs
        label={t('sections')}
        open={open}
        tabs={sections.map(({ key }) => ({
          key,
          label: t(`section.${key}`),
          to: `${paths.account}?section=${key}`,
        }))}
      />
      <Suspense fallback={<Skeletons shape="page" />}>{Section && <Section />}</Suspense>
    </>
  );
}
