import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from './tool-button.tsx';

interface ExportButtonProps {
  /** Whether there is nothing to export. */
  disabled?: boolean;
  loading?: boolean;
  onClick: () => void;
  /** The progress while running, else the label. */
  children?: ReactNode;
}

/** Exports the whole list as a CSV file. */
export function ExportButton({ disabled = false, loading = false, onClick, children }: ExportButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <ToolButton
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      asWords={children !== undefined}
      disabled={disabled}
      loading={loading}
      onClick={onClick}
    >
      {children ?? t('ui.exportCsv')}
    </ToolButton>
  );
}
