import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import classes from './back-from-mandate.module.css';

/** The way back from a mandate or its form: to whom it is about, where one came from their page, else to the list. */
export function BackFromMandate({ to }: { to?: { path: string; name: string } }) {
  const { t } = useTranslation('mandates');
  return (
    <Anchor component={Link} to={to?.path ?? paths.mandates} size="sm" className={classes.back}>
      <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" /> {to?.name ?? t('page.back')}
    </Anchor>
  );
}
