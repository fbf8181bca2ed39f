import { useMemo } from 'react'
import { encode } from 'uqr'
import { useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import styles from './source-step.module.css'

const QUIET_MODULES = 2

/** A code that opens this page on the phone: the draft is the same on both. */
export function PhoneCode() {
  const scoped = useScoped()
  const url = `${window.location.origin}${scoped(BRING_PAGE)}`
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(url, { border: QUIET_MODULES })
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: side, path: dark.join('') }
  }, [url])
  return (
    <div className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={texts.code}>
        <path d={path} />
      </svg>
      <p>{texts.byPhoneHint}</p>
    </div>
  )
}
