import { publicHost, publicUrl } from '#features/restaurants/web/index.ts'
import { useMemo } from 'react'
import { encode } from 'uqr'
import type { Locale } from '#shared/locale.ts'
import { onboardingTexts as texts } from '../onboarding.texts.ts'
import styles from './tent-preview.module.css'

const QUIET_MODULES = 2

/** The modules of a QR code as one SVG path, in whole units. */
function codeOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dark.join('') }
}

type TentPreviewProps = { name: string; slug: string; locale: Locale }

/** The table card as it will look: name, code, URL. Decoration; the wizard says all of it in text. */
export function TentPreview({ name, slug, locale }: TentPreviewProps) {
  const path = slug || texts.exampleSlug
  const code = useMemo(() => codeOf(`${publicUrl()}/${path}`), [path])
  return (
    <div className={styles.tent}>
      <p className={styles.name}>{name.trim() || texts.yourRestaurant}</p>
      <p className={styles.scan}>{texts.scan[locale]}</p>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        <path d={code.path} fill="currentColor" />
      </svg>
      <p className={styles.address}>{`${publicHost()}/${path}`}</p>
    </div>
  )
}
