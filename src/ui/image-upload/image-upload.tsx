import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ChangeEvent, DragEvent, ReactNode } from 'react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { imageTexts } from '#ui/ui.texts.ts'
import { IMAGE_TYPES } from '#shared/image-file.ts'
import { type ImageValue, imageRefusal } from './image.rules.ts'
import styles from './image-upload.module.css'
import { FileImage } from './file-image.tsx'
import { UploadProgress } from './upload-progress.tsx'

export type { ImageValue } from './image.rules.ts'

const CropModal = lazy(async () => ({ default: (await import('./crop-modal.tsx')).CropModal }))

type Cutting = { file: File; url: string; open: boolean }

type ImageUploadProps = {
  label: string
  value: ImageValue
  onChange: (value: ImageValue) => void
  /** URL of the stored image. */
  currentUrl?: string | null
  error?: string
  /** From 0 to 1 while the file is being sent, otherwise null. */
  progress?: number | null
  onCancel?: () => void
  /** Lets the user cut a square out of the picked picture. */
  crop?: 'square'
  shape?: 'square' | 'round'
  /** The noun in the buttons: 'Cambiar foto', 'Cambiar logo'. */
  subject?: 'photo' | 'logo'
  hint?: ReactNode
  disabled?: boolean
}

/** Picks a file by button or drop, shows it, crops it, removes it; refuses the same files as the server (S2 §5). */
export function ImageUpload(props: ImageUploadProps) {
  const { label, value, onChange, currentUrl, progress = null, crop, shape = 'square', disabled } = props
  const { hint = imageTexts.formats, subject = 'photo' } = props
  const [refusal, setRefusal] = useState<string | null>(null)
  const [cutting, setCutting] = useState<Cutting | null>(null)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const shown = value.kind === 'file' || (value.kind === 'keep' && Boolean(currentUrl))
  const error = refusal ?? props.error

  const take = (file: File | undefined) => {
    if (!file || disabled) return
    const reason = imageRefusal(file)
    setRefusal(reason)
    if (reason) return
    if (crop) setCutting({ file, url: URL.createObjectURL(file), open: true })
    else onChange({ kind: 'file', file })
  }
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files?.[0])
    event.target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const remove = () => {
    setRefusal(null)
    onChange(currentUrl ? { kind: 'remove' } : { kind: 'keep' })
  }
  const closeCrop = () => setCutting(now => now && { ...now, open: false })
  const cancelCrop = () => {
    if (cutting) URL.revokeObjectURL(cutting.url)
    setCutting(null)
  }

  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <div
        className={styles.upload}
        role="presentation"
        data-over={over ? '' : undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className={styles.preview} data-shape={shape}>
          <Preview value={value} currentUrl={currentUrl} />
        </div>
        <div className={styles.side}>
          <input
            ref={input}
            className="vh"
            type="file"
            accept={IMAGE_TYPES.join(',')}
            aria-label={label}
            tabIndex={-1}
            disabled={disabled}
            onChange={pick}
          />
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              size="sm"
              icon={<UploadSimpleIcon size={18} aria-hidden="true" />}
              disabled={disabled || progress !== null}
              aria-describedby={`${id}-hint`}
              onClick={() => input.current?.click()}
            >
              {over ? imageTexts.drop : imageTexts[shown ? 'change' : 'pick'][subject]}
            </Button>
            {shown && progress === null && (
              <Button variant="ghost" size="sm" className={styles.remove} disabled={disabled} onClick={remove}>
                {imageTexts.remove}
              </Button>
            )}
          </div>
          {progress !== null && <UploadProgress progress={progress} onCancel={props.onCancel} />}
          <ImageNotes id={`${id}-hint`} hint={hint} error={error} />
        </div>
      </div>
      {cutting && (
        <Suspense>
          <CropModal
            file={cutting.file}
            url={cutting.url}
            open={cutting.open}
            round={shape === 'round'}
            onDone={file => {
              onChange({ kind: 'file', file })
              closeCrop()
            }}
            onClose={closeCrop}
            onClosed={cancelCrop}
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
