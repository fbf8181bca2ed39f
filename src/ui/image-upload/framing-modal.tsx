import { useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { imageTexts as texts, uiTexts } from '#ui/ui.texts.ts'
import { type CropArea, cropImage } from './crop-image.ts'
import { Cropping } from './cropping.tsx'
import styles from './image-upload.module.css'

type Framing = 'whole' | 'crop'

type FramingModalProps = {
  file: File
  /** Object URL of the file. */
  url: string
  open: boolean
  round?: boolean
  subject: 'photo' | 'logo'
  onDone: (file: File) => void
  onClose: () => void
  onClosed: () => void
}

const CHOICES = [
  { value: 'whole', label: texts.whole },
  { value: 'crop', label: texts.crop },
] as const

/** Shows a picked picture before it is used. It goes up whole unless the user cuts a square out (3-decisions §6). */
export function FramingModal({ file, url, open, round, subject, onDone, onClose, onClosed }: FramingModalProps) {
  const [framing, setFraming] = useState<Framing>('whole')
  const [area, setArea] = useState<CropArea | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)

  const finish = async () => {
    if (framing === 'whole') return onDone(file)
    if (!area) return
    setBusy(true)
    try {
      onDone(await cropImage(file, area))
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={texts.framingTitle[subject]}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button busy={busy} disabled={framing === 'crop' && !area} onClick={() => void finish()}>
            {texts.use[subject]}
          </Button>
        </>
      }
    >
      {failed && (
        <Alert tone="error" live>
          {texts.cropFailed}
        </Alert>
      )}
      {framing === 'whole' ? (
        <div className={styles.whole}>
          <img src={url} alt="" />
        </div>
      ) : (
        <Cropping url={url} round={round} onArea={setArea} onFailed={() => setFailed(true)} />
      )}
      <Segmented label={texts.framing} wide value={framing} onChange={setFraming} options={CHOICES} />
    </Modal>
  )
}
