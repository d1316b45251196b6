import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './emoji-picker.module.css';

/** A selection for deals and matches. Screen readers know the name of each in every language. */
const groups = {
  faces: '😀 😃 😄 😁 😅 😂 🙂 😉 😊 😍 🥳 😎 🤔 😐 😬 😕 🙁 😢 😭 😡 🤯 😴 🤒 🙄',
  hands: '👍 👎 👌 👏 🙌 🙏 🤝 💪 ✌️ 🤞 👋 ☝️ 👇 👉 ✍️ 🤙 🫡 🤷',
  football: '⚽ 🥅 🏟️ 🏆 🥇 🥈 🥉 🎯 🧤 👟 🟨 🟥 🚩 🏃 🩹 🔥 ⭐ 🎉',
  work: '📄 📝 📎 📅 ⏰ 📞 📧 💼 ✈️ 🚗 🏠 🏥 💶 💰 🔒 🔎 📈 📉',
  signs: '✅ ❌ ❗ ❓ ⚠️ ⏳ ➕ ➖ 🔁 🆗 🆕 💯 ❤️ 💚 💙 🖤',
} as const;

const columns = 8;

interface EmojiPickerProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/** A small emoji picker above the field. Arrows move, Enter picks, Escape and a click elsewhere close. */
export default function EmojiPicker({ onPick, onClose }: EmojiPickerProps) {
  const { t } = useTranslation('messages');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector('button')?.focus();
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!panel.current?.parentElement?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [onClose]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      return;
    }
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...(panel.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
  }

  return (
    <div
      ref={panel}
      className={classes.panel}
      role="dialog"
      aria-label={t('emoji.title')}
      onKeyDown={onKeyDown}
    >
      {Object.entries(groups).map(([name, emoji], group) => (
        <section key={name} aria-label={t(`emoji.${name as keyof typeof groups}`)}>
          <h3 className={classes.heading}>{t(`emoji.${name as keyof typeof groups}`)}</h3>
          <div className={classes.grid}>
            {emoji.split(' ').map((one, index) => (
              <button
                key={one}
                type="button"
                className={classes.emoji}
                // One tab stop: the arrow keys move further.
                tabIndex={group === 0 && index === 0 ? 0 : -1}
                onClick={() => onPick(one)}
              >
                {one}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
