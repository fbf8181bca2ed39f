import { useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { reportFailure } from '#ui/client/report-failure.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { imageTexts as texts } from '#ui/image.texts.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { BeforeAfter } from './before-after.tsx'
import { Cropping } from './cropping.tsx'
import { type CropArea, type Finish, finishImage } from './finish-image.ts'
import styles from './image-upload.module.css'
import { type Light, useLight } from './use-light.ts'

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

/**
 * Shows a picked picture before it is used. It goes up whole unless the user cuts a square out of it (3-decisions §6);
 * a dark photo is offered with more light (DAILY-WORK §3).
 */
export function FramingModal({ file, url, open, round, subject, onDone, onClose, onClosed }: FramingModalProps) {
  const [framing, setFraming] = useState<Framing>('whole')
  const [area, setArea] = useState<CropArea | null>(null)
  const { failed, busy, finish, fail } = useFinish(file, onDone)
  const light = useLight(file, subject === 'photo')
  const isLit = light?.isOn === true
  const use = () => finish({ light: isLit, ...(framing === 'crop' && area && { area }) })
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
          <Button busy={busy} disabled={framing === 'crop' && !area} onClick={() => void use()}>
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
        <Whole url={url} light={light} />
      ) : (
        <Cropping url={isLit ? light.url : url} round={round} onArea={setArea} onFailed={fail} />
      )}
      {light && <Switch label={texts.light} hint={texts.lightHint} checked={light.isOn} onChange={light.setOn} />}
      <Segmented label={texts.framing} wide value={framing} onChange={setFraming} options={CHOICES} />
    </Modal>
  )
}

/** The work on the picture and its failure. */
function useFinish(file: File, onDone: (file: File) => void) {
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const finish = async (how: Finish) => {
    setBusy(true)
    try {
      onDone(await finishImage(file, how))
    } catch (error) {
      reportFailure('canvas', error)
      setFailed(true)
    }
    setBusy(false)
  }
  return { failed, busy, finish, fail: () => setFailed(true) }
}

function Whole({ url, light }: { url: string; light: Light | null }) {
  if (light?.isOn) return <BeforeAfter before={url} after={light.url} />
  return (
    <div className={styles.whole}>
      <img src={url} alt="" />
    </div>
  )
}
