import { NativeSelect } from '@mantine/core';
import { fileTypes, maxFileBytes } from '@trattativa/domain/platform/file-limits';
import { maxFormArchiveBytes, maxMandateForms } from '@trattativa/domain/representation/mandate-forms';
import { useTranslation } from 'react-i18next';
import { DropZone } from '../../../files/uploads-ui.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { useAct } from '../../../ui/feedback/use-act.ts';
import { PagePart } from '../../../ui/page/page-part.tsx';
import { type Client, clientName } from './client.ts';
import classes from './record.module.css';
import type { ClientForm, ClientForms } from './use-client-forms.ts';

const accepted = ['zip', ...Object.keys(fileTypes)].map((extension) => `.${extension}`).join(',');

/** The signed forms: whose each is, those that wait for a decision first. */
export function FormsPart({
  forms,
  clients,
  busy,
}: {
  forms: ClientForms;
  clients: readonly Client[];
  /** Mandates are being recorded: the forms stay as they are. */
  busy: boolean;
}) {
  const { t } = useTranslation('mandates');
  const { fileSize, number } = useFormats();
  const { act } = useAct();
  const limits = {
    size: fileSize(maxFormArchiveBytes),
    each: fileSize(maxFileBytes),
    max: number(maxMandateForms),
  };
  const open = forms.forms.filter(({ player }) => player === null);
  const placed = forms.forms.filter(({ player }) => player !== null);
  return (
    <PagePart title={t('record.forms')} hint={t('record.formsHint')}>
      {forms.refused && <ErrorPanel text={t(`record.archive.${forms.refused}`, limits)} />}
      {forms.forms.length > 0 && (
        <>
          <p className={classes.count} role="status">
            {t('record.placed', {
              placed: number(placed.length),
              number: number(forms.forms.length),
            })}
          </p>
          <ul className={classes.lines} aria-label={t('record.forms')}>
            {[...open, ...placed].map((form) => (
              <FormLine key={form.place} of={form} clients={clients} busy={busy} onPlace={forms.place} />
            ))}
          </ul>
        </>
      )}
      {forms.reading && <Skeletons shape="rows" count={2} />}
      {!busy && !forms.reading && (
        <DropZone
          accept={accepted}
          label={t('record.forms')}
          rules={t('record.rules', limits)}
          onFiles={(files) => void act(() => forms.add(files))}
        />
      )}
    </PagePart>
  );
}

interface FormLineProps {
  of: ClientForm;
  clients: readonly Client[];
  busy: boolean;
  onPlace: (place: number, client: number | null) => void;
}

function FormLine({ of: { place, form, player, doubt, likely }, clients, busy, onPlace }: FormLineProps) {
  const { t } = useTranslation('mandates');
  const { fileSize } = useFormats();
  const { name, file, left } = form;
  const first = new Set(likely);
  const offered = [
    ...clients.filter(({ key }) => first.has(key)),
    ...clients.filter(({ key }) => !first.has(key)),
  ];
  const remark = left
    ? t(`record.left.${left}`, { size: fileSize(maxFileBytes) })
    : doubt && t(`record.doubt.${doubt}`);
  return (
    <li className={classes.form} data-open={player === null || undefined}>
      <span className={classes.words}>
        <span className={classes.file}>{name}</span>
        {remark && <span className={classes.remark}>{remark}</span>}
      </span>
      {file && (
        <NativeSelect
          aria-label={t('record.whose', { name })}
          disabled={busy}
          value={player ?? ''}
          onChange={({ currentTarget: { value } }) => onPlace(place, value === '' ? null : Number(value))}
          data={[
            { value: '', label: t('record.nobodys') },
            ...offered.map((client) => ({ value: String(client.key), label: clientName(client) })),
          ]}
        />
      )}
    </li>
  );
}
