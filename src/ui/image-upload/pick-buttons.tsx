import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import type { ChangeEvent } from 'react'
import { useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { imageTexts } from '#ui/image.texts.ts'
import { IMAGE_TYPES } from '#shared/image-file.ts'
import styles from './image-upload.module.css'
import type { ImageValue } from './image.rules.ts'

type PickButtonsProps = {
  label: string
  value: ImageValue
  currentUrl?: string | null
  progress?: number | null
  subject?: 'photo' | 'logo'
  disabled?: boolean
  hintId: string
  /** True while a file is dragged over the field. */
  isOver: boolean
  onPick: (file: File | undefined) => void
  onRemove: () => void
}

/** The file input, the button that opens it, and the one that removes the picture; neither where it cannot change. */
export function PickButtons(props: PickButtonsProps) {
  const { label, value, currentUrl, progress = null, subject = 'photo', disabled, isOver } = props
  const input = useRef<HTMLInputElement>(null)
  const isShown = value.kind === 'file' || (value.kind === 'keep' && Boolean(currentUrl))
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    props.onPick(event.target.files?.[0])
    event.target.value = ''
  }
  return (
    <>
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
      {!disabled && (
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            size="sm"
            icon={<UploadSimpleIcon size={18} aria-hidden="true" />}
            disabled={progress !== null}
            aria-describedby={props.hintId}
            onClick={() => input.current?.click()}
          >
            {isOver ? imageTexts.drop : imageTexts[isShown ? 'change' : 'pick'][subject]}
          </Button>
          {isShown && progress === null && (
            <Button variant="ghost" size="sm" className={styles.remove} onClick={props.onRemove}>
              {imageTexts.remove}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
