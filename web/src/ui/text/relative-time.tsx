import { useNow } from '../../platform/clock/use-now.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';

/** "5 minutes ago", with the exact time on hover; updates itself. `at` is ISO 8601. */
export function RelativeTime({ at }: { at: string }) {
  const { relative, dateTime } = useFormats();
  return (
    <time dateTime={at} title={dateTime(at)}>
      {relative(at, useNow())}
    </time>
  );
}
