import type { CSSProperties } from 'react'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/cx.ts'
import { imageTexts, uiTexts } from '#ui/ui.texts.ts'
import styles from './image-upload.module.css'

const PERCENT = 100

type UploadProgressProps = {
  /** From 0 to 1. */
  progress: number
  onCancel?: () => void
  /** Shown before the percentage, where the picture's field may be out of sight. */
  label?: string
  className?: string
}

/** How much of the picture has been sent, and a button to cancel. */
export function UploadProgress({ progress, onCancel, label, className }: UploadProgressProps) {
  const percent = Math.round(progress * PERCENT)
  return (
    <div className={cx(styles.progress, className)}>
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
      <span className="num">
        {label && `${label}, `}
        {percent} %
      </span>
      {onCancel && (
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {uiTexts.cancel}
        </Button>
      )}
    </div>
  )
}
