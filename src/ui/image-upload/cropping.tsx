import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { imageTexts as texts } from '#ui/image.texts.ts'
import type { CropArea } from './finish-image.ts'
import styles from './image-upload.module.css'

const MAX_ZOOM = 4

type CroppingProps = { url: string; round?: boolean; onArea: (area: CropArea) => void; onFailed: () => void }

/** A square of the picture: moved by pointer or arrow keys, enlarged by the slider. */
export function Cropping({ url, round, onArea, onFailed }: CroppingProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <>
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
          cropperProps={{ 'aria-label': texts.cropArea, role: 'group' }}
          mediaProps={{ onError: onFailed, alt: '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={onArea}
        />
      </div>
      <label className={styles.zoom}>
        {texts.cropZoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={event => setZoom(Number(event.target.value))}
        />
      </label>
    </>
  )
}
