import { type ComponentType, lazy } from 'react';
import { loadChunk } from './chunks/load-chunk.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A place on a screen for a component of a higher module. Renders nothing until a module fills it; suspends while the
 * component loads.
 */
export interface Slot<Props extends object> {
  (props: Props): React.ReactNode;
  fill(load: Load<Props>): void;
}

/**
 * Declared in a door of the module whose screen has the place, filled in `module.ts` of the module that owns the
 * component.
 */
export function createSlot<Props extends object>(): Slot<Props> {
  let Filled: ComponentType<Props> | null = null;
  function Place(props: Props) {
    return Filled && <Filled {...props} />;
  }
  return Object.assign(Place, {
    fill(load: Load<Props>) {
      Filled = lazy(() => loadChunk(load)) as ComponentType<Props>;
    },
  });
}

/** An entry of a module's `fills`: the component, loaded when first shown, and its fixed props. */
export function fill<Props extends object, const Fixed extends object = object>(
  slot: Slot<Props>,
  load: Load<Props & Fixed>,
  fixed?: Fixed,
): () => void {
  return () =>
    slot.fill(async () => {
      const { default: Component } = await load();
      return { default: (props: Props) => <Component {...props} {...(fixed as Fixed)} /> };
    });
}
