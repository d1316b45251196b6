import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What lies over the room stands in the address as `?overlay=<name>`, so that the back button closes it. */
export function useOverlay(name: string): { opened: boolean; open(): void; close(): void } {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const opened = address.get('overlay') === name;
  const wasPushed = (state as { overlay?: string } | null)?.overlay === name;
  const open = useCallback(
    () => void navigate({ search: `?${withOverlay(address, name)}` }, { state: { overlay: name } }),
    [navigate, address, name],
  );
  const close = useCallback(() => {
    // What this browser opened is taken back; who came by a link stays in the room.
    if (wasPushed) void navigate(-1);
    else void navigate({ search: `?${withOverlay(address, null)}` }, { replace: true });
  }, [navigate, address, wasPushed]);
  return { opened, open, close };
}

/** The rest of the address stays: the message that it leads to is not looked for again. */
function withOverlay(address: URLSearchParams, name: string | null): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (name === null) changed.delete('overlay');
  else changed.set('overlay', name);
  return changed;
}
