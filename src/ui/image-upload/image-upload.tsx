import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import { lazy, Suspense, useId } from 'react'
import { imageTexts } from '#ui/image.texts.ts'
import type { ImageValue } from './image.rules.ts'
import styles from './image-upload.module.css'
import { DropZone } from './drop-zone.tsx'
import { FileImage } from './file-image.tsx'
import { PickButtons } from './pick-buttons.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useImagePick } from './use-image-pick.ts'

export type { ImageValue } from './image.rules.ts'

const FramingModal = lazy(async () => ({ default: (await import('./framing-modal.tsx')).FramingModal }))

export type ImageUploadProps = {
  label: string
  value: ImageValue
  onChange: (value: ImageValue) => void
  /** URL of the stored image. */
  currentUrl?: string | null
  error?: string
  /** From 0 to 1 while the file is being sent, otherwise null. */
  progress?: number | null
  onCancel?: () => void
  /** The progress is shown elsewhere, because this field may be out of sight. */
  progressBelow?: boolean
  /** Shows the picked picture first, and lets the user cut a square out of it. */
  crop?: 'square'
  shape?: 'square' | 'round'
  /** The noun in the buttons: 'Cambiar foto', 'Cambiar logo'. */
  subject?: 'photo' | 'logo'
  hint?: ReactNode
  disabled?: boolean
}

/** Picks a file by button or drop, shows it, crops it, removes it; refuses the same files as the server (S2 §5). */
export function ImageUpload(props: ImageUploadProps) {
  const { label, value, onChange, currentUrl, progress = null, shape = 'square', hint = imageTexts.formats } = props
  const pick = useImagePick({ onChange, crop: props.crop, disabled: props.disabled })
  const hintId = useId()
  const remove = () => {
    pick.forgetRefusal()
    onChange(currentUrl ? { kind: 'remove' } : { kind: 'keep' })
  }
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <DropZone onDrop={file => void pick.take(file)}>
        {isOver => (
          <>
            <div className={styles.preview} data-shape={shape}>
              <Preview value={value} currentUrl={currentUrl} />
            </div>
            <div className={styles.side}>
              <PickButtons
                {...props}
                hintId={hintId}
                isOver={isOver}
                onPick={file => void pick.take(file)}
                onRemove={remove}
              />
              {progress !== null && !props.progressBelow && (
                <UploadProgress progress={progress} subject={props.subject} onCancel={props.onCancel} />
              )}
              <ImageNotes id={hintId} hint={hint} error={pick.refusal ?? props.error} />
            </div>
          </>
        )}
      </DropZone>
      {pick.framing && (
        <Suspense>
          <FramingModal
            {...pick.framing}
            round={shape === 'round'}
            subject={props.subject ?? 'photo'}
            onDone={pick.accept(pick.framing.url)}
            onClose={pick.close}
            onClosed={pick.forget}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

/**
 * The hint says what may be sent; the error, why a file was refused. It appears later, so screen readers announce it.
 */
function ImageNotes({ id, hint, error }: { id: string; hint: ReactNode; error?: string }) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} role="alert">
          <WarningCircleIcon size={16} weight="fill" aria-hidden="true" />
          {error}
        </p>
      )}
    </>
  )
}

function Preview({ value, currentUrl }: Pick<ImageUploadProps, 'value' | 'currentUrl'>) {
  if (value.kind === 'file') return <FileImage file={value.file} />
  if (value.kind === 'keep' && currentUrl) return <img src={currentUrl} alt="" />
  return <ImageIcon size={28} aria-hidden="true" />
}
