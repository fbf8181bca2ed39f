import { memo } from 'react'
import styles from './appearance-tab.module.css'
import { ColoursCard } from './colours-card.tsx'
import { LookPreview } from './look-preview.tsx'
import { StyleCard } from './style-card.tsx'

/** Apariencia: look and colours beside the real page in the draft (3-decisions §10). */
export const AppearanceTab = memo(function AppearanceTab() {
  return (
    <div className={styles.frame}>
      <div className={styles.tab}>
        <div className={styles.choices}>
          <StyleCard />
          <ColoursCard />
        </div>
        <LookPreview />
      </div>
    </div>
  )
})
