import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';

export function BackToPortfolio() {
  const { t } = useTranslation('players');
  return (
    <Anchor
      component={Link}
      to={paths.portfolio}
      style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}
    >
      <IconArrowLeft size={16} aria-hidden="true" />
      {t('form.back')}
    </Anchor>
  );
}
