import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';

/** The way back to the coaching portfolio. */
export function BackToCoaching() {
  const { t } = useTranslation('coaching-staff');
  return (
    <Anchor
      component={Link}
      to={paths.portfolioCoaching}
      style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}
    >
      <IconArrowLeft size={16} aria-hidden="true" />
      {t('form.back')}
    </Anchor>
  );
}
