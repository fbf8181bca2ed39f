import { memo } from 'react'
import styles from './appearance-tab.module.css'
import { ColorsCard } from './colors-card.tsx'
import { LookPreview } from './look-preview.tsx'
import { StyleCard } from './style-card.tsx'

/** Apariencia: style and colors beside the real page with the draft (3-decisions §10). */
export const AppearanceTab = memo(function AppearanceTab() {
  return (
    <div className={styles.frame}>
      <div className={styles.tab}>
        <div className={styles.choices}>
          <StyleCard />
          <ColorsCard />
        </div>
        <LookPreview />
      </div>
    </div>
  )
})
