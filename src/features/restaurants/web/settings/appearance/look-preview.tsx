import { useFormContext, useWatch } from 'react-hook-form'
import { cx } from '#ui/cx.ts'
import { useDebounced } from '#ui/use-debounced.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { appearanceTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { LookFrame, lookPath } from '../../look-frame.tsx'
import { useSettings } from '../settings-context.ts'
import styles from './look-preview.module.css'

/** While a picker is dragged, the preview waits until it rests. */
const PREVIEW_DEBOUNCE_MS = 350

/** The draft of the look, as it was when the user last rested. */
export function useRestingTheme(): SettingsValues['theme'] {
  const { control } = useFormContext<SettingsValues>()
  return useDebounced(useWatch({ control, name: 'theme' }), PREVIEW_DEBOUNCE_MS)
}

/** The real menu page with a draft of its look, inside a drawn phone (3-decisions §10). */
export function LookPreview() {
  const { restaurant } = useSettings()
  const theme = useRestingTheme()
  return (
    <aside className={cx('mantel', 'mantel-albero', styles.table)} aria-label={texts.preview}>
      <div className={styles.phone}>
        <div className={styles.screen}>
          <LookFrame path={lookPath(restaurant._id, theme)} title={texts.previewFrame} />
        </div>
      </div>
    </aside>
  )
}
