import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';

/** A link from the market to the own applications. */
export default function MyApplicationsLink() {
  const { t } = useTranslation(['applications', 'my-applications']);
  return (
    <Button component={Link} to={paths.applications} variant="default">
      {t('my-applications:mine.title')}
    </Button>
  );
}
