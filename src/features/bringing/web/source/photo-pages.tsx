import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FileImage } from '#ui/image-upload/file-image.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { moved } from '#ui/sortable-list/order.rules.ts'
import { SortableList } from '#ui/sortable-list/sortable-list.tsx'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import { CornersDialog } from './corners-dialog.tsx'
import { type Photo, PHOTO_TYPES } from './photo.ts'
import styles from './photo-pages.module.css'
import type { Photos } from './use-photos.ts'

/** The photographed pages, in the order of the carta; what is wrong with one is said in words (BRINGING §4.3). */
export function PhotoPages({ photos, onAnother }: { photos: Photos; onAnother: () => void }) {
  const again = useRef<HTMLInputElement>(null)
  const [repeated, setRepeated] = useState<string>()
  const [cornered, setCornered] = useState<{ photo: Photo; page: number; isOpen: boolean }>()
  const ids = photos.photos.map(({ id }) => id)
  const repeat = (id: string) => {
    setRepeated(id)
    again.current?.click()
  }
  const menuOf = (photo: Photo, at: number) => [
    { label: texts.repeat, onSelect: () => repeat(photo.id) },
    { label: texts.corners, onSelect: () => setCornered({ photo, page: at + 1, isOpen: true }) },
    ...(at > 0 ? [{ label: texts.up, onSelect: () => photos.order(moved(ids, at, at - 1)) }] : []),
    ...(at < ids.length - 1 ? [{ label: texts.down, onSelect: () => photos.order(moved(ids, at, at + 1)) }] : []),
    { label: texts.remove, danger: true, startsGroup: true, onSelect: () => photos.remove(photo.id) },
  ]
  return (
    <section>
      <SortableList
        className={styles.pages}
        rowClassName={styles.row}
        label={texts.pages}
        items={photos.photos}
        itemLabel={({ id }) => texts.page(ids.indexOf(id) + 1)}
        onReorder={photos.order}
        renderItem={(photo, handle) => {
          const at = ids.indexOf(photo.id)
          const isBlurred = photo.quality === 'blurred'
          return (
            <div className={styles.page} data-blurred={isBlurred ? '' : undefined}>
              {handle}
              <FileImage file={photo.file} />
              <div>
                <b>{texts.page(at + 1)}</b>
                <small>
                  {isBlurred ? (
                    <WarningIcon size={16} weight="fill" aria-hidden="true" />
                  ) : (
                    <CheckCircleIcon size={16} weight="fill" aria-hidden="true" />
                  )}
                  {texts.quality[photo.quality]}
                </small>
              </div>
              {isBlurred && (
                <Button
                  className={styles.repeat}
                  variant="secondary"
                  size="sm"
                  icon={<CameraIcon size={18} aria-hidden="true" />}
                  onClick={() => repeat(photo.id)}
                >
                  {texts.repeat}
                </Button>
              )}
              <Menu
                className={styles.more}
                iconOnly
                label={texts.pageMore(at + 1)}
                trigger={<DotsThreeIcon size={24} weight="bold" aria-hidden="true" />}
                items={menuOf(photo, at)}
              />
            </div>
          )
        }}
      />
      {photos.looking > 0 && (
        <p className={styles.looking} role="status">
          {texts.looking}
        </p>
      )}
      <button type="button" className={styles.another} onClick={onAnother}>
        <CameraIcon size={22} aria-hidden="true" />
        {texts.anotherPage}
      </button>
      <input
        ref={again}
        type="file"
        hidden
        accept={PHOTO_TYPES}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file && repeated) void photos.replace(repeated, file)
          event.target.value = ''
        }}
      />
      {cornered && (
        <CornersDialog
          key={cornered.photo.id}
          open={cornered.isOpen}
          photo={cornered.photo}
          page={cornered.page}
          onClose={() => setCornered(last => last && { ...last, isOpen: false })}
          onClosed={() => setCornered(undefined)}
          onDone={corners => photos.setCorners(cornered.photo.id, corners)}
        />
      )}
    </section>
  )
}
