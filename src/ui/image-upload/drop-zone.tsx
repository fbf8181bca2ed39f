import type { DragEvent, ReactNode } from 'react'
import { useState } from 'react'
import styles from './image-upload.module.css'

type DropZoneProps = { onDrop: (file: File | undefined) => void; children: (isOver: boolean) => ReactNode }

/** The area where a file can be dropped. */
export function DropZone({ onDrop, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop(event.dataTransfer.files[0])
  }
  return (
    <div
      className={styles.upload}
      role="presentation"
      data-over={isOver ? '' : undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children(isOver)}
    </div>
  )
}
