import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FileImage } from '#ui/image-upload/file-image.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import styles from './corners-dialog.module.css'
import type { Corners, Photo, Point } from './photo.ts'

const START: Corners = [
  { x: 0.08, y: 0.08 },
  { x: 0.92, y: 0.08 },
  { x: 0.92, y: 0.92 },
  { x: 0.08, y: 0.92 },
]
const STEP = 0.01
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}
const within = (value: number): number => Math.min(1, Math.max(0, value))
const percent = (part: number): string => `${(100 * part).toFixed(2)}%`

type CornersDialogProps = {
  open: boolean
  photo: Photo
  page: number
  onClose: () => void
  onClosed: () => void
  /** Null: the whole picture is the page. */
  onDone: (corners: Corners | null) => void
}

/** The four corners of the paper, by finger or arrow keys: what is between them is read (decision 0322). */
export function CornersDialog({ open, photo, page, onClose, onClosed, onDone }: CornersDialogProps) {
  const [corners, setCorners] = useState<Corners>(photo.corners ?? START)
  const area = useRef<HTMLDivElement>(null)
  const move = (at: number, point: Point) =>
    setCorners(
      present =>
        present.map((each, place) => (place === at ? { x: within(point.x), y: within(point.y) } : each)) as Corners,
    )
  const drag = (at: number, event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    move(at, { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
  }
  const press = (at: number, event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    const corner = corners[at]
    if (!step || !corner) return
    event.preventDefault()
    move(at, { x: corner.x + step.x, y: corner.y + step.y })
  }
  const finish = (chosen: Corners | null) => {
    onDone(chosen)
    onClose()
  }
  return (
    <Modal
      open={open}
      title={texts.cornersTitle(page)}
      description={texts.cornersHint}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <>
          <Button variant="secondary" onClick={() => finish(null)}>
            {texts.cornersWhole}
          </Button>
          <Button onClick={() => finish(corners)}>{texts.cornersDone}</Button>
        </>
      }
    >
      {/* A finger that drags a corner down does not pull the sheet. */}
      <div className={styles.area} ref={area} data-no-swipe="">
        <FileImage file={photo.file} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {corners.map(({ x, y }, at) => (
          <button
            key={texts.corner[at]}
            type="button"
            className={styles.corner}
            aria-label={texts.corner[at]}
            style={{ left: percent(x), top: percent(y) }}
            onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={event => drag(at, event)}
            onKeyDown={event => press(at, event)}
          />
        ))}
      </div>
    </Modal>
  )
}
