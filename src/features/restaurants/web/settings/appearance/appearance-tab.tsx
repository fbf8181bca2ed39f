import { memo, useState } from 'react'
import type { Style } from '#features/theme/theme.contract.ts'
import { LookNotice } from '../../look-notice.tsx'
import { useSettings } from '../settings-context.ts'
import styles from './appearance-tab.module.css'
import { ColorsCard } from './colors-card.tsx'
import { LookPreview } from './look-preview.tsx'
import { StyleCard } from './style-card.tsx'

/**
 * Apariencia: style and colors beside the real page with the draft (3-decisions §10). A look that the plan does not
 * carry can be tried there, which changes nothing (4-beyond §11).
 */
export const AppearanceTab = memo(function AppearanceTab() {
  const { restaurant } = useSettings()
  const [tried, setTried] = useState<Style | null>(null)
  return (
    <div className={styles.frame}>
      <div className={styles.tab}>
        <div className={styles.choices}>
          <LookNotice restaurant={restaurant} />
          <StyleCard tried={tried} onTry={setTried} />
          <ColorsCard tried={tried} />
        </div>
        <LookPreview tried={tried} />
      </div>
    </div>
  )
})
