import type { z } from 'zod';

/** The fields that a shape may lack. Maps over them (`Record<OptionalKeys<Player>, …>`) break the build when one is added. */
export type OptionalKeys<Shape> = {
  [Key in keyof Shape]-?: undefined extends Shape[Key] ? Key : never;
}[keyof Shape];

/** The fields that a shape cannot lack. */
export type RequiredKeys<Shape> = Exclude<keyof Shape, OptionalKeys<Shape>>;

/** The names of the fields that a shape may lack: those that only some callers are sent. */
export function optionalFieldsOf<Fields extends z.ZodRawShape>(
  shape: z.ZodObject<Fields>,
): (keyof Fields & string)[] {
  return Object.entries(shape.shape).flatMap(([name, field]) =>
    (field as z.ZodType).isOptional() ? [name] : [],
  );
}
