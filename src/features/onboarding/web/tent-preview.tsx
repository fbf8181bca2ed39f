import { publicHost, publicUrl } from '#features/restaurants/web/index.ts'
import { useMemo } from 'react'
import { encode } from 'uqr'
import type { Locale } from '#shared/locale.ts'
import { menuTheme } from '#features/theme/theme.rules.ts'
import { FileImage } from '#ui/image-upload/file-image.tsx'
import { onboardingTexts as texts } from '../onboarding.texts.ts'
import { type Trio, TRIOS } from '#features/theme/trios.ts'
import styles from './tent-preview.module.css'

const QUIET_MODULES = 2

/** The modules of a QR code as one SVG path, in whole units. */
function codeOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dark.join('') }
}

type TentPreviewProps = { name: string; slug: string; locale: Locale; trio: Trio; logo: File | undefined }

/** The table card as it will look: logo, name, colors, code, URL. Decoration; the wizard says all of it in text. */
export function TentPreview({ name, slug, locale, trio, logo }: TentPreviewProps) {
  const path = slug || texts.exampleSlug
  const { primaryColor } = TRIOS[trio]
  const code = useMemo(() => codeOf(`${publicUrl()}/${path}`), [path])
  return (
    <div className={styles.tent}>
      <div className={styles.head} style={{ background: primaryColor, color: menuTheme(TRIOS[trio])['on-primary'] }}>
        {logo && (
          <span className={styles.logo}>
            <FileImage file={logo} />
          </span>
        )}
        <p className={styles.name}>{name.trim() || texts.yourRestaurant}</p>
        <p className={styles.scan}>{texts.scan[locale]}</p>
      </div>
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
