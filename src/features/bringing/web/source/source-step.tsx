import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple'
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun'
import { TrayArrowDownIcon } from '@phosphor-icons/react/dist/csr/TrayArrowDown'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { isPlanEnded } from '#shared/plan-codes.ts'
import { useBackStep } from '#ui/back/back-history.ts'
import { Button } from '#ui/button/button.tsx'
import { useMediaQuery } from '#ui/media/use-media-query.ts'
import { offlineTexts } from '#ui/offline/offline.texts.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ReadOnlyNotice, useScoped } from '#features/restaurants/web/index.ts'
import { bringingErrors } from '../../bringing.errors.ts'
import type { Draft } from '../../draft.contract.ts'
import { entryTexts } from '../../screen/entry.texts.ts'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import { sourcesOf } from '../bringing.queries.ts'
import { OfflineNote } from '#ui/offline/offline-note.tsx'
import { TaskFrame } from '../frame/task-frame.tsx'
import { HalfDone, ThrowAway } from './half-done.tsx'
import { PasteSheet } from './paste-sheet.tsx'
import { PhotoPages } from './photo-pages.tsx'
import { PlanEnded } from './plan-ended.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import styles from './source-step.module.css'
import { useDropping } from './use-dropping.ts'
import { useGlance } from './use-glance.ts'
import { PHOTO_TYPES } from './photo.ts'
import { usePhotos } from './use-photos.ts'
import { useStarting } from './use-starting.ts'
import { WaysDesktop, WaysPhone } from './ways.tsx'

const TOO_MANY_PAGES = bringingErrors.tooManyPages.code
const PHONE = '(max-width: 640px)'
const ACCEPTED = `.xlsx,.csv,.tsv,.txt,.pdf,.json,${PHOTO_TYPES}`
const isPhoto = ({ type }: File): boolean => type.startsWith('image/')

/** Step 1: one place for everything; on the phone the camera comes first (BRINGING §4.3). */
export function SourceStep({ restaurant, draft }: { restaurant: Restaurant; draft: Draft | null }) {
  const scoped = useScoped()
  const isPhone = useMediaQuery(PHONE)
  const { data: sources } = useQuery(sourcesOf(restaurant._id))
  const [text, setText] = useState('')
  const [isPasting, setPasting] = useState(false)
  // To the other ways, with the text kept.
  useBackStep(isPhone && isPasting, () => {
    setPasting(false)
    return true
  })
  const photos = usePhotos()
  const starting = useStarting(restaurant, draft)
  const glance = useGlance(text)
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const readsPhotos = sources?.photos ?? true
  const canWrite = restaurant.readOnly === null

  const take = (files: readonly File[]) => {
    const [first] = files
    if (!first || !canWrite) return
    starting.forget()
    if (!files.some(isPhoto)) return starting.file(first)
    if (!readsPhotos) return void toast.error(texts.noPhotos, { detail: texts.phoneReads })
    return void photos.add(files.filter(isPhoto))
  }
  const isOver = useDropping(take)
  const failed =
    draft?.state === 'failed'
      ? { code: draft.code ?? '', message: draft.message ?? texts.startFailed, source: draft.source }
      : undefined
  const refused = starting.refused ?? failed
  const isSending = starting.sent !== undefined || starting.isWaiting
  const busyLabel = starting.isWaiting ? offlineTexts.waiting : texts.sending
  const hasPhotos = photos.photos.length > 0 || photos.looking > 0
  const read = (
    <Button disabled={text.trim() === ''} busy={isSending} busyLabel={busyLabel} onClick={() => starting.text(text)}>
      {texts.read}
    </Button>
  )
  const blurred = photos.photos.flatMap(({ quality }, at) => (quality === 'blurred' ? [at + 1] : []))
  const foot = hasPhotos ? (
    <>
      <p>
        <b>{texts.pageCount(photos.photos.length)}</b>
        {blurred.length > 0 && <small>{texts.blurredHint(blurred)}</small>}
      </p>
      <Button
        disabled={photos.photos.length === 0 || photos.looking > 0}
        busy={isSending}
        busyLabel={busyLabel}
        onClick={() => starting.photos(photos.photos)}
      >
        {texts.readPages(photos.photos.length)}
      </Button>
    </>
  ) : isPhone && isPasting ? (
    <>
      <p role="status">{glance}</p>
      {read}
    </>
  ) : null
  const ways = {
    readsPhotos,
    hasDraft: draft?.state === 'ready',
    onPhotos: () => camera.current?.click(),
    onFile: () => picker.current?.click(),
    onText: () => setPasting(true),
  }
  const privacy = (
    <p className={styles.note}>
      <LockSimpleIcon size={18} aria-hidden="true" />
      <span>{texts.privacy}</span>
    </p>
  )
  const sheet = (
    <PasteSheet
      text={text}
      onChange={setText}
      takesFocus={isPhone}
      foot={
        isPhone ? null : (
          <>
            <span role="status">{glance || texts.pasteFrom}</span>
            {read}
          </>
        )
      }
    />
  )
  return (
    <TaskFrame title={entryTexts.title} lead={texts.lead} to={scoped(PAGES.menu)} step={0} foot={canWrite && foot}>
      {canWrite && <OfflineNote>{texts.offline}</OfflineNote>}
      {isPlanEnded(restaurant.readOnly) ? (
        <PlanEnded reason={restaurant.readOnly} />
      ) : (
        <ReadOnlyNotice restaurant={restaurant} className={styles.notice} />
      )}
      {draft?.state === 'ready' && <HalfDone restaurant={restaurant} draft={draft} />}
      {refused && (
        <RefusalNotice
          refused={refused}
          ways={{
            file: ways.onFile,
            text: () => (isPhone ? setPasting(true) : document.getElementById('paste')?.focus()),
            ...(readsPhotos && { photos: isPhone ? ways.onPhotos : ways.onFile }),
            ...(!starting.refused && failed?.code === TOO_MANY_PAGES && { firstPages: starting.firstPages }),
          }}
        />
      )}
      {canWrite &&
        (hasPhotos ? (
          <div className={styles.columns}>
            <PhotoPages photos={photos} onAnother={ways.onPhotos} />
            <aside className={styles.ways}>
              <section className={styles.way}>
                <h2>
                  <SunIcon size={22} aria-hidden="true" />
                  {texts.goodPhotos}
                </h2>
                <p>{texts.goodPhotosHint}</p>
              </section>
              {privacy}
            </aside>
          </div>
        ) : isPhone ? (
          isPasting ? (
            sheet
          ) : (
            <>
              <WaysPhone {...ways} />
              {privacy}
            </>
          )
        ) : (
          <div className={styles.columns}>
            {sheet}
            <div className={styles.ways}>
              <WaysDesktop {...ways} />
              {privacy}
            </div>
          </div>
        ))}
      <FileInput ref={picker} accept={ACCEPTED} onPick={take} />
      <FileInput ref={camera} accept={PHOTO_TYPES} isCamera={isPhone} onPick={take} />
      {draft && (
        <ThrowAway
          open={starting.isHeld}
          draft={draft}
          busy={isSending}
          onConfirm={starting.sendHeld}
          onCancel={starting.dropHeld}
        />
      )}
      {isOver && canWrite && (
        <div className={styles.drop} aria-hidden="true">
          <div>
            <TrayArrowDownIcon size={56} />
            <b>{texts.drop}</b>
            <span>{readsPhotos ? texts.aFileHint : texts.aFileNoPhotos}</span>
          </div>
        </div>
      )}
    </TaskFrame>
  )
}

type FileInputProps = {
  ref: React.RefObject<HTMLInputElement | null>
  accept: string
  isCamera?: boolean
  onPick: (files: File[]) => void
}

/** Opened by buttons; the same file may be picked twice. */
function FileInput({ ref, accept, isCamera = false, onPick }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={!isCamera}
      accept={accept}
      {...(isCamera && { capture: 'environment' as const })}
      onChange={event => {
        onPick([...(event.target.files ?? [])])
        event.target.value = ''
      }}
    />
  )
}
