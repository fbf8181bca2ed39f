import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { Button } from '#ui/button/button.tsx'
import { offlineTexts } from '#ui/offline/offline.texts.ts'
import styles from '#ui/offline/waiting-mark.module.css'
import { photos, usePhoto } from './photos.ts'

const texts = offlineTexts.photo

/** That the photo of a thing is on its way, or has not come (EVERY-DAY §8.24). */
export function PhotoNote({ thing }: { thing: string }) {
  const photo = usePhoto(thing)
  if (!photo) return null
  return (
    <span className={styles.mark} data-mark="waiting">
      <ImageIcon size={15} weight="bold" aria-hidden="true" />
      {photo.state === 'waiting' ? texts.onItsWay : texts.notCome}
      {photo.state === 'failed' && (
        <Button variant="secondary" size="sm" onClick={() => photos.again(thing)}>
          {texts.again}
        </Button>
      )}
    </span>
  )
}
