import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/cx.ts'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { LOOKS, type Style } from '#features/theme/looks.ts'
import { lookTexts } from '#features/restaurants/looks.texts.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import { appearanceTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { LookFrame, lookPath } from '../../look-frame.tsx'
import { useSettings } from '../settings-context.ts'
import styles from './look-preview.module.css'

/** While a picker is dragged, the preview waits until it rests. */
const PREVIEW_DEBOUNCE_MS = 350
/** A preview that has not come by then says so. */
const LATE_MS = 10_000

/** The draft of the look, as it was when the user last rested for so long. */
export function useRestingTheme(restMs = PREVIEW_DEBOUNCE_MS): SettingsValues['theme'] {
  const { control } = useFormContext<SettingsValues>()
  return useDebounced(useWatch({ control, name: 'theme' }), restMs)
}

/** Whether the page of this path is late, and how to ask for it again. */
function useLate(path: string): { isLate: boolean; round: number; onShown: (path: string) => void; retry: () => void } {
  const [state, setState] = useState({ shown: '', late: '', round: 0 })
  const isWaiting = state.shown !== path && state.late !== path
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setState(now => ({ ...now, late: path })), LATE_MS)
    return () => clearTimeout(timer)
  }, [path, isWaiting])
  return {
    isLate: state.late === path && state.shown !== path,
    round: state.round,
    onShown: shown => setState(now => ({ ...now, shown, late: '' })),
    retry: () => setState(now => ({ shown: '', late: '', round: now.round + 1 })),
  }
}

/**
 * The real menu page with a draft of its look, inside a drawn phone (3-decisions §10); while that differs from what is
 * published, the published one for comparison.
 */
export function LookPreview({ tried }: { tried: Style | null }) {
  const { restaurant } = useSettings()
  const resting = useRestingTheme()
  const [wantsNow, setWantsNow] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const { shownStyle } = restaurant.theme
  const style = tried ?? resting.style
  const differs = style !== shownStyle
  const isNow = differs && wantsNow
  const theme = isNow ? { ...restaurant.theme, style: shownStyle } : { ...resting, style }
  const path = lookPath(restaurant._id, theme)
  const { isLate, round, onShown, retry } = useLate(path)
  return (
    <aside ref={frame} tabIndex={-1} className={cx('mantel', 'mantel-albero', styles.table)} aria-label={texts.preview}>
      {tried && !isNow && (
        <span className={styles.only}>
          <EyeIcon size={15} weight="bold" aria-hidden="true" />
          {lookTexts.onlyYou}
        </span>
      )}
      <div className={styles.phone}>
        <div className={styles.screen}>
          {isLate ? (
            <div className={styles.late} role="alert">
              <p>{lookTexts.late}</p>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  retry()
                  frame.current?.focus()
                }}
              >
                {lookTexts.again}
              </Button>
            </div>
          ) : (
            <LookFrame key={round} path={path} title={lookTexts.frame(LOOKS[theme.style].name)} onShown={onShown} />
          )}
        </div>
      </div>
      {differs && (
        <Segmented
          className={styles.compare}
          label={lookTexts.beforeAndAfter}
          value={isNow ? 'now' : 'then'}
          onChange={value => setWantsNow(value === 'now')}
          options={[
            { value: 'now', label: lookTexts.now },
            { value: 'then', label: LOOKS[style].name },
          ]}
        />
      )}
    </aside>
  )
}
