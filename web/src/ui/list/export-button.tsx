import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './export-button.module.css';

interface ExportButtonProps {
  /** There is nothing to export. */
  disabled?: boolean;
  loading?: boolean;
  onClick: () => void;
  /** The progress while running, else the label. */
  children?: ReactNode;
}

/** Exports the whole list as a CSV file. */
export function ExportButton({ disabled, loading, onClick, children }: ExportButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <Button
      variant="default"
      size="sm"
      className={classes.export}
      data-sign={children === undefined || undefined}
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      disabled={disabled}
      loading={loading}
      onClick={onClick}
    >
      {children ?? t('ui.exportCsv')}
    </Button>
  );
}
