import { Combobox, InputBase, Loader, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Player } from '@trattativa/contract/people/players/player';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playerName } from './page/player-facts.ts';
import { PlayerLine } from './player-line.tsx';
import { usePlayer, usePlayerSearch } from './players.queries.ts';

interface PlayerPickerProps {
  /** The id of the chosen player. */
  value: number | null;
  onChange: (player: Player | null) => void;
  onBlur?: () => void;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Only players who can be proposed to clubs are selectable; the others are shown with the reason. */
  toPropose?: boolean;
  /** The players who are shown and cannot be chosen; by default nobody. */
  isBarred?: (player: Player) => boolean;
  /** The form's field name, used to focus the first error. */
  name?: string;
  inputRef?: React.Ref<HTMLInputElement>;
}

const pauseMs = 200;

/** Finds a player of the own portfolio by a part of the name or club. */
export function PlayerPicker(props: PlayerPickerProps) {
  const { value, onChange, onBlur, toPropose = false, isBarred, name, inputRef, ...input } = props;
  const { t } = useTranslation(['players', 'player-lists']);
  const [typed, setTyped] = useState<string | null>(null);
  const [asked] = useDebouncedValue((typed ?? '').trim(), pauseMs);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const chosen = usePlayer(value).data;
  const found = usePlayerSearch(asked, combobox.dropdownOpened);
  const options = found.data?.items ?? [];

  function choose(id: string) {
    const player = options.find((option) => String(option.id) === id);
    if (!player) return;
    onChange(player);
    setTyped(null);
    combobox.closeDropdown();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <InputBase
          {...input}
          ref={inputRef}
          name={name}
          data-field={name}
          value={typed ?? (chosen ? playerName(chosen) : '')}
          placeholder={t('player-lists:picker.placeholder')}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (value !== null) onChange(null);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            setTyped(null);
            onBlur?.();
          }}
          rightSection={found.isFetching ? <Loader size={16} /> : <Combobox.Chevron />}
          rightSectionPointerEvents="none"
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={input.label}>
          {options.map((player) => {
            const barred = toPropose ? !player.can.propose : (isBarred?.(player) ?? false);
            return (
              <Combobox.Option
                key={player.id}
                value={String(player.id)}
                disabled={barred}
                active={player.id === value}
              >
                {/* The field stays visible while its texts load. */}
                <Suspense>
                  <PlayerLine player={player} decides end={barred ? t('card.offMarket') : undefined} />
                </Suspense>
              </Combobox.Option>
            );
          })}
          {options.length === 0 && !found.isPending && (
            <Combobox.Empty>
              {found.error
                ? t('player-lists:picker.failed')
                : asked === ''
                  ? t('player-lists:picker.noPlayers')
                  : t('player-lists:picker.nothing')}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
