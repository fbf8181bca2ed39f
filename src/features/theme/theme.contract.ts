import { z } from 'zod'
import { type Style, STYLES } from './looks.ts'
import { themeTexts as texts } from './theme.texts.ts'

export { type Style, STYLES }

const color = z
  .string()
  .transform(value => value.trim().toLowerCase())
  .pipe(z.string().regex(/^#[0-9a-f]{6}$/, { error: texts.badColor }))

/** A restaurant's theme in an answer (S1 §3). */
export const theme = z.object({
  primaryColor: z.string(),
  secondaryColor: z.string(),
  accentColor: z.string(),
  style: z.enum(STYLES),
})

export type Theme = z.infer<typeof theme>

/**
 * The theme for the people of a house: also what diners see of it, and until which day, where the plan no longer
 * carries its look (4-beyond §11).
 */
export const shownTheme = theme.extend({ shownStyle: z.enum(STYLES), lookUntil: z.string().optional() })

/** A change of the theme: colors are `#rrggbb` only, absent fields stay (3-decisions §1, §5). */
export const themeChange = z
  .object({ primaryColor: color, secondaryColor: color, accentColor: color, style: z.enum(STYLES) })
  .partial()
