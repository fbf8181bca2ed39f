import type { CSSProperties } from 'react'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/cx.ts'
import { imageTexts } from '#ui/image.texts.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './image-upload.module.css'

const PERCENT = 100

type UploadProgressProps = {
  /** From 0 to 1. */
  progress: number
  onCancel?: () => void
  /** Shown before the percentage, where the picture's field may be out of sight. */
  label?: string
  subject?: 'photo' | 'logo'
  className?: string
}

/** How much of the picture has been sent, then that it is made ready; and a button to cancel. */
export function UploadProgress({ progress, onCancel, label, subject = 'photo', className }: UploadProgressProps) {
  const percent = Math.round(progress * PERCENT)
  const isPreparing = progress >= 1
  return (
    <div className={cx(styles.progress, className)}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={isPreparing ? imageTexts.preparing[subject] : imageTexts.uploading}
        aria-valuemin={0}
        aria-valuemax={PERCENT}
        aria-valuenow={isPreparing ? undefined : percent}
      >
        <div className={styles.bar} style={{ '--done': progress } as CSSProperties} />
      </div>
      <span>
        {!isPreparing && (
          <span className="num">
            {label && `${label}, `}
            {percent} %
          </span>
        )}
        <span role="status">{isPreparing && imageTexts.preparing[subject]}</span>
      </span>
      {onCancel && (
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {uiTexts.cancel}
        </Button>
      )}
    </div>
  )
}
