import { useFormContext, useWatch } from 'react-hook-form'
import { Alert } from '#ui/alert/alert.tsx'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { appearanceTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
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
export function ContrastNote() {
  const { control } = useFormContext<SettingsValues>()
  const theme = useWatch({ control, name: 'theme' })
  const report = themeReport(theme)
  const adjusted = adjustment(report)
  return (
    <div className={styles.notes} role="status">
      <Alert tone="success">{texts.reads(texts.shades[report.onPrimary], texts.shades[report.onAccent])}</Alert>
      {adjusted && <Alert tone="info">{adjusted}</Alert>}
      {report.headerLine && <Alert tone="info">{texts.headerLine}</Alert>}
    </div>
  )
}
