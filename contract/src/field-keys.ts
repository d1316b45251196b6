/** The fields that a shape may lack. Maps over them (`Record<OptionalKeys<Player>, …>`) break the build when one is added. */
export type OptionalKeys<Shape> = {
  [Key in keyof Shape]-?: undefined extends Shape[Key] ? Key : never;
}[keyof Shape];

/** The fields that a shape cannot lack. */
export type RequiredKeys<Shape> = Exclude<keyof Shape, OptionalKeys<Shape>>;
