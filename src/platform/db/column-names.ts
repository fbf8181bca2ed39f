/** `defaultLocale` → `default_locale`. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name

/** The column of a field: its name in snake_case. */
export const columnOf = <Name extends string>(name: Name): SnakeCase<Name> =>
  name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`) as SnakeCase<Name>
