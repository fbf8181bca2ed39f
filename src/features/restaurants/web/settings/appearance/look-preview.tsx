import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PAGES } from '#shared/page-paths.ts'
import { cx } from '#ui/cx.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { appearanceTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import styles from './look-preview.module.css'

/** While a picker is dragged, the preview waits until it rests. */
const PREVIEW_DEBOUNCE_MS = 350

function previewPath(id: string, theme: SettingsValues['theme']): string {
  const { primaryColor: primary, secondaryColor: secondary, accentColor: accent, style } = theme
  return `${PAGES.lookPreview}/${id}?${new URLSearchParams({ primary, secondary, accent, style })}`
}

/** The real menu page with a draft of its look, inside a drawn phone (3-decisions §10). */
export function LookPreview() {
  const { restaurant } = useSettings()
  const { control } = useFormContext<SettingsValues>()
  const theme = useWatch({ control, name: 'theme' })
  const wanted = useDebounced(previewPath(restaurant._id, theme), PREVIEW_DEBOUNCE_MS)
  const [shown, setShown] = useState(wanted)
  // The new page loads in a second frame behind the old one, because changing `src` would add an entry to the history.
  const frames = shown === wanted ? [shown] : [shown, wanted]
  return (
    <aside className={cx('mantel', 'mantel-albero', styles.table)} aria-label={texts.preview}>
      <div className={styles.phone}>
        <div className={styles.screen}>
          {frames.map(path => (
            <iframe
              key={path}
              className={styles.page}
              src={path}
              title={texts.previewFrame}
              data-waiting={path === shown ? undefined : ''}
              onLoad={() => path === wanted && setShown(path)}
            />
          ))}
        </div>
      </div>
    </aside>
  )
}

function useDebounced(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
