import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { Button } from '#ui/button/button.tsx'
import { offlineTexts } from '#ui/offline/offline.texts.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import styles from '#ui/offline/waiting-mark.module.css'
import type { PhotoState } from './photo-queue.ts'
import { photos, usePhoto } from './photos.ts'

const texts = offlineTexts.photo

/** That the photo of a thing is on its way, has come, or has not come (EVERY-DAY §8.24). */
export function PhotoNote({ thing }: { thing: string }) {
  const photo = usePhoto(thing)
  const isOffline = useIsOffline()
  if (!photo) return null
  const Icon = photo.state === 'ready' ? CheckIcon : ImageIcon
  return (
    <>
      <span className={styles.mark} data-mark={photo.state === 'ready' ? 'saved' : 'waiting'}>
        <Icon size={15} weight="bold" aria-hidden="true" />
        {wordsOf(photo, isOffline)}
      </span>
      {photo.state === 'failed' && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.againOf(photo.name)}
          // The row is a button itself.
          className={styles.again}
          onClick={() => photos.again(thing)}
        >
          {texts.again}
        </Button>
      )}
    </>
  )
}

function wordsOf({ state, part }: PhotoState, isOffline: boolean): string {
  if (state === 'failed') return texts.notCome
  if (state === 'ready') return texts.ready
  if (isOffline) return texts.waits
  if (state === 'slow') return texts.slow
  if (state === 'waiting') return texts.onItsWay
  return part === 1 ? texts.almost : texts.part(Math.floor(part * 100))
}
