import { CloseButton } from '@mantine/core';
import { IconArrowRight, IconHistory, IconLayoutList, IconSearch } from '@tabler/icons-react';
import { maxSearchLength } from '@trattativa/domain/platform/text-limits';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { MenuEntry } from '../../platform/menu-entry.ts';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import classes from './palette.module.css';
import { keyOf, type PaletteGroup, type PaletteItem } from './palette-item.ts';
import { remember } from './recent.ts';
import { usePaletteItems } from './use-palette-items.ts';

interface PaletteProps {
  entries: readonly MenuEntry[];
  onClose: () => void;
  /** Shows all keys. */
  onKeys: () => void;
}

/**
 * The search over everything, in a dialog: a combobox whose list opens what is chosen. All by keyboard; the focus stays in
 * the field and returns to where it was.
 */
export default function Palette({ entries, onClose, onKeys }: PaletteProps) {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const id = useId();
  const dialog = useModal();
  const [text, setText] = useState('');
  const { items, error, isBehind } = usePaletteItems(text, entries);
  const [chosen, setChosen] = useState<string | null>(null);
  /** Enter was pressed before the answer: what it opens waits for the lines of the text. */
  const [waiting, setWaiting] = useState(false);
  useEffect(() => dialog.current?.querySelector('input')?.focus(), [dialog]);

  const place = Math.max(
    0,
    items.findIndex((item) => keyOf(item) === chosen),
  );
  const active = items[place];
  const optionId = (at: number) => `${id}-option-${at}`;

  useEffect(() => {
    document.getElementById(`${id}-option-${place}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, place]);

  function open(item: PaletteItem | undefined) {
    if (!item) return;
    onClose();
    void remember(item);
    void navigate(item.path);
  }

  useEffect(() => {
    if (!waiting || isBehind) return;
    setWaiting(false);
    open(active);
  });

  function onType(typed: string) {
    setText(typed);
    setChosen(null);
    setWaiting(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const last = items.length - 1;
    const goals: Record<string, number> = {
      ArrowDown: place === last ? 0 : place + 1,
      ArrowUp: place === 0 ? last : place - 1,
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    if (goal !== undefined) {
      event.preventDefault();
      const item = items[goal];
      if (item) setChosen(keyOf(item));
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) open(items.find(({ group }) => group === 'acts'));
      else if (isBehind && chosen === null) setWaiting(true);
      else open(active);
    }
    if (event.key === '?' && text === '') {
      event.preventDefault();
      onKeys();
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onClose();
    }
  }

  const isEmpty = items.length === 0 && !isBehind;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Escape; the click is on its backdrop
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={t('title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.box}>
        <div className={classes.head}>
          <IconSearch size={20} stroke={1.75} className={classes.glass} aria-hidden="true" />
          <input
            className={classes.input}
            role="combobox"
            aria-label={t('title')}
            aria-expanded={items.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active && optionId(place)}
            aria-autocomplete="list"
            aria-busy={isBehind}
            placeholder={t('placeholder')}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={maxSearchLength}
            value={text}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <CloseButton size="lg" aria-label={t('keys.close')} onClick={onClose} />
        </div>
        <div className={classes.list} id={`${id}-list`} role="listbox" aria-label={t('title')}>
          {groupsOf(items).map(({ group, from, lines }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
            <div key={`${group}-${from}`} role="group" aria-labelledby={`${id}-${group}`}>
              <div id={`${id}-${group}`} className={classes.group}>
                {t(`group.${group}`)}
              </div>
              {lines.map((item, index) => (
                <Line
                  key={keyOf(item)}
                  id={optionId(from + index)}
                  item={item}
                  selected={from + index === place}
                  onPoint={() => setChosen(keyOf(item))}
                  onOpen={() => open(item)}
                />
              ))}
            </div>
          ))}
        </div>
        {error !== null ? (
          <p className={classes.note} role="alert">
            {t('failed')}
          </p>
        ) : (
          isEmpty && (
            <p className={classes.note}>
              {text.trim() === '' ? t('hint') : t('none', { text: text.trim() })}
            </p>
          )
        )}
        <VisuallyHidden>
          <span role="status">
            {isBehind ? t('searching') : text.trim() === '' ? '' : t('count', { count: items.length })}
          </span>
        </VisuallyHidden>
        <div className={classes.foot}>
          <span className={classes.hints} aria-hidden="true">
            <span>
              <kbd>↑↓</kbd> {t('keys.choose')}
            </span>
            <span>
              <kbd>↵</kbd> {t('keys.open')}
            </span>
            <span>
              <kbd>Ctrl ↵</kbd> {t('keys.act')}
            </span>
            <span>
              <kbd>Esc</kbd> {t('keys.close')}
            </span>
          </span>
          <button type="button" className={classes.all} onClick={onKeys}>
            {t('keys.all')}
          </button>
        </div>
      </div>
    </dialog>
  );
}

interface Group {
  group: PaletteGroup;
  /** The place of its first line among all. */
  from: number;
  lines: PaletteItem[];
}

function groupsOf(items: readonly PaletteItem[]): Group[] {
  const groups: Group[] = [];
  for (const [from, item] of items.entries()) {
    const last = groups.at(-1);
    if (last?.group === item.group) last.lines.push(item);
    else groups.push({ group: item.group, from, lines: [item] });
  }
  return groups;
}

interface LineProps {
  id: string;
  item: PaletteItem;
  selected: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

const icons = { acts: IconArrowRight, recent: IconHistory, screens: IconLayoutList } as const;

function Line({ id, item, selected, onPoint, onOpen }: LineProps) {
  const { group, picture } = item;
  const Icon = icons[group as keyof typeof icons] ?? IconLayoutList;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the combobox handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className={classes.line}
      data-selected={selected || undefined}
      onPointerMove={selected ? undefined : onPoint}
      onClick={onOpen}
    >
      {picture ? (
        <AvatarPicture {...picture} size={32} />
      ) : (
        <span className={classes.icon}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
        </span>
      )}
      <span className={classes.text}>
        <span className={classes.title}>{item.title}</span>
        {item.detail && <span className={classes.detail}>{item.detail}</span>}
      </span>
      {item.end && <span className={classes.end}>{item.end}</span>}
    </div>
  );
}
