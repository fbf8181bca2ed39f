import type { CSSProperties } from 'react'
import { Button } from '#ui/button/button.tsx'
import { imageTexts, uiTexts } from '#ui/ui.texts.ts'
import styles from './image-upload.module.css'

const PERCENT = 100

/** How much of the picture has been sent (0 to 1), and a button to cancel. */
export function UploadProgress({ progress, onCancel }: { progress: number; onCancel?: () => void }) {
  const percent = Math.round(progress * PERCENT)
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={imageTexts.uploading}
        aria-valuemin={0}
        aria-valuemax={PERCENT}
        aria-valuenow={percent}
      >
        <div className={styles.bar} style={{ '--done': progress } as CSSProperties} />
      </div>
      <span className="num">{percent} %</span>
      {onCancel && (
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {uiTexts.cancel}
        </Button>
      )}
    </div>
  )
}
