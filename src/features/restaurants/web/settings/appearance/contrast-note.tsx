import { useFormContext, useWatch } from 'react-hook-form'
import { Alert } from '#ui/alert/alert.tsx'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { appearanceTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { lookTexts } from '#features/restaurants/looks.texts.ts'
import { hasOwnGround } from '#features/theme/dark-house.rules.ts'
import { LOOKS, type Style } from '#features/theme/looks.ts'
import { type ThemeReport, themeReport } from '#features/theme/theme.rules.ts'
import styles from './colors-card.module.css'

function adjustment({ primaryAdjusted, accentAdjusted }: ThemeReport): string | undefined {
  if (primaryAdjusted && accentAdjusted) return texts.adjusted.both
  if (primaryAdjusted) return texts.adjusted.primary
  return accentAdjusted ? texts.adjusted.accent : undefined
}

/**
 * Says which text color is used on the colors, and which color had to change so that everybody can read the text
 * (DESIGN §7).
 */
export function ContrastNote({ style }: { style: Style }) {
  const { control } = useFormContext<SettingsValues>()
  const theme = useWatch({ control, name: 'theme' })
  const look = LOOKS[style]
  const report = themeReport(theme, look.theme(theme))
  const adjusted = adjustment(report)
  return (
    <div className={styles.notes} role="status">
      <Alert tone="success">{texts.reads(texts.shades[report.onPrimary], texts.shades[report.onAccent])}</Alert>
      {look.isDark && <Alert tone="info">{hasOwnGround(theme) ? lookTexts.darkOwnGround : lookTexts.dark}</Alert>}
      {adjusted && <Alert tone="info">{adjusted}</Alert>}
      {report.headerLine && look.nearest === null && <Alert tone="info">{texts.headerLine}</Alert>}
    </div>
  )
}
