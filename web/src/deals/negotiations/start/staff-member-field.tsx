import { Combobox, InputBase, Loader, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { maxSearchLength } from '@trattativa/domain/platform/text-limits';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coachingStaffName, useCoachingStaff, useCoachingStaffs } from '../../../people/coaching-staff.ts';
import { CoachingStaffLine } from '../../../people/coaching-staff-ui.ts';
import { useField } from '../../../ui/form/field.ts';

const pauseMs = 200;

/** The proposed member of coaching staff, from the coaching portfolio. */
export default function StaffMemberField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('negotiation-start');
  const { field, wrapper } = useField({ name, label, required: true });
  const value = (field.value ?? null) as number | null;
  const [typed, setTyped] = useState<string | null>(null);
  const [debounced] = useDebouncedValue((typed ?? '').trim(), pauseMs);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const chosen = useCoachingStaff(value, value !== null).data;
  const found = useCoachingStaffs(debounced === '' ? { sort: 'name' } : { text: debounced, sort: 'name' });
  const options = found.data?.pages[0]?.items.slice(0, 20) ?? [];
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        field.onChange(Number(id));
        setTyped(null);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <InputBase
          label={wrapper.label}
          error={wrapper.error}
          required
          ref={field.ref}
          name={name}
          data-field={name}
          value={typed ?? (chosen && value !== null ? coachingStaffName(chosen) : '')}
          placeholder={t('staffSearch')}
          autoComplete="off"
          maxLength={maxSearchLength}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (value !== null) field.onChange(null);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            setTyped(null);
            field.onBlur();
          }}
          rightSection={found.isFetching ? <Loader size={16} /> : <Combobox.Chevron />}
          rightSectionPointerEvents="none"
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={label}>
          {options.map((staff) => (
            <Combobox.Option key={staff.coachingStaffId} value={String(staff.coachingStaffId)}>
              {/* The field stays visible while the texts below load. */}
              <Suspense>
                <CoachingStaffLine staff={staff} />
              </Suspense>
            </Combobox.Option>
          ))}
          {options.length === 0 && !found.isPending && <Combobox.Empty>{t('staffNothing')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
