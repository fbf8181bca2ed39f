import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera'
import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { useMediaQuery } from '#ui/media/use-media-query.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { readingTexts as texts, sourceTexts } from '../../screen/source.texts.ts'
import { useDraftCalls } from '../bringing.queries.ts'
import { lookAtPhoto, PHOTO_TYPES } from '../source/photo.ts'

const PHONE = '(max-width: 640px)'

/** Another photograph of a page that failed; the others stay as they are (BRINGING §4.4). */
export function RepeatPage({ restaurant, page }: { restaurant: Restaurant; page: number }) {
  const calls = useDraftCalls(restaurant._id)
  const isPhone = useMediaQuery(PHONE)
  const picker = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (file: File) => {
    setBusy(true)
    try {
      const photo = await lookAtPhoto(file).catch(() => undefined)
      if (photo) await calls.repeatPage(page, photo.file)
      else toast.error(sourceTexts.badPhoto, { about: file.name })
    } catch (error) {
      toast.error(failureText(error, texts.repeatFailed), { id: 'bring-repeat' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<CameraIcon size={18} aria-hidden="true" />}
        aria-label={texts.repeatOf(page)}
        busy={isBusy}
        busyLabel={sourceTexts.sending}
        onClick={() => picker.current?.click()}
      >
        {sourceTexts.repeat}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={PHOTO_TYPES}
        {...(isPhone && { capture: 'environment' as const })}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void send(file)
          event.target.value = ''
        }}
      />
    </>
  )
}
