type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** JSON that is safe inside a `<script>`. */
const asLiteral = (value: Json): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')

/** The source of a function without its indentation. */
const sourceOf = (run: (...values: never[]) => unknown): string => String(run).replace(/^\s+/gm, '')

/**
 * The text of an inline script that calls `run` with these functions and values. Each function must stand alone: no name
 * from outside it, because only its own source reaches the page.
 */
export function inlineScript(
  run: (...values: never[]) => void,
  functions: ((...values: never[]) => unknown)[],
  values: Json[],
): string {
  return `(${sourceOf(run)})(${[...functions.map(sourceOf), ...values.map(asLiteral)].join(',')})`
}
