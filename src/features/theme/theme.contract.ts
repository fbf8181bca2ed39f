import { z } from 'zod'
import { themeTexts as texts } from './theme.texts.ts'

/** The three looks of a menu (S1 §3). */
export const STYLES = ['classic', 'modern', 'minimal'] as const
export type Style = (typeof STYLES)[number]

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

/** A change of the theme: colors are `#rrggbb` only, absent fields stay (3-decisions §1, §5). */
export const themeChange = z
  .object({ primaryColor: color, secondaryColor: color, accentColor: color, style: z.enum(STYLES) })
  .partial()
