import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { imageTexts, uiTexts } from '#ui/ui.texts.ts'
import { type CropArea, cropImage } from './crop-image.ts'
import styles from './image-upload.module.css'

const MAX_ZOOM = 4

type CropModalProps = {
  file: File
  /** Object URL of the file. */
  url: string
  open: boolean
  round?: boolean
  onDone: (file: File) => void
  onClose: () => void
  onClosed: () => void
}

/** Asks the user for a square of the picture: moved by pointer or arrow keys, enlarged by the slider. */
export function CropModal({ file, url, open, round, onDone, onClose, onClosed }: CropModalProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea | null>(null)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)

  const finish = async () => {
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
      title={imageTexts.cropTitle}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button busy={busy} disabled={!area} onClick={finish}>
            {imageTexts.cropDone}
          </Button>
        </>
      }
    >
      {failed && (
        <Alert tone="error" live>
          {imageTexts.cropFailed}
        </Alert>
      )}
      <div className={styles.cropper} data-no-swipe="">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape={round ? 'round' : 'rect'}
          showGrid={!round}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': imageTexts.cropArea, role: 'group' }}
          mediaProps={{ onError: () => setFailed(true), alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        {imageTexts.cropZoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={event => setZoom(Number(event.target.value))}
        />
      </label>
    </Modal>
  )
}
