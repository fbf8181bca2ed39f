import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, failureText, isNetworkError } from '#ui/client/api-error.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { SOURCE_LIMITS } from '../../bringing.limits.ts'
import { refusalTexts } from '../../bringing.texts.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import type { Draft } from '../../draft.contract.ts'
import { type DraftCalls, useDraftCalls } from '../bringing.queries.ts'
import type { Photo } from './photo.ts'

/** Why something was not taken. */
export type Refused = { code: string; message: string; source: Draft['source'] }

const MEGABYTE = 1_000_000
const tooLarge = ({ name, size }: File): Refused => ({
  code: 'file_too_large',
  message: refusalTexts.fileTooLarge(name, Math.ceil(size / MEGABYTE)),
  source: 'file',
})

type What = Parameters<DraftCalls['start']>[0]

/**
 * Sends a source and goes to the draft; keeps why one was refused. Where a draft waits to be reviewed, the source waits
 * until somebody has said that it may go.
 */
export function useStarting(restaurant: Restaurant, draft: Draft | null) {
  const calls = useDraftCalls(restaurant._id)
  const navigate = useNavigate()
  const scoped = useScoped()
  const [refused, setRefused] = useState<Refused>()
  const [sent, setSent] = useState<number>()
  const [held, setHeld] = useState<What>()
  const [waiting, setWaiting] = useState<What>()
  const isOffline = useIsOffline()
  const send = async (what: What) => {
    setHeld(undefined)
    setSent(0)
    try {
      await calls.start(what, setSent)
      void navigate(scoped(`${BRING_PAGE}?paso=revisar`))
    } catch (error) {
      if (error instanceof ApiError && error.message !== '' && !isNetworkError(error))
        setRefused({ code: error.code, message: error.message, source: what.files ? 'file' : 'text' })
      else toast.error(failureText(error, texts.startFailed), { id: 'bring-start' })
    } finally {
      setSent(undefined)
    }
  }
  // What is given without connection is sent when it is back.
  const sendLatest = useEffectEvent(send)
  useEffect(() => {
    if (isOffline || !waiting) return
    setWaiting(undefined)
    void sendLatest(waiting)
  }, [isOffline, waiting])
  const start = (what: What) => {
    setRefused(undefined)
    const large = what.files?.find(({ size }) => size > SOURCE_LIMITS.fileBytes)
    if (large) setRefused(tooLarge(large))
    else if (draft?.state === 'ready') setHeld(what)
    else if (isOffline) setWaiting(what)
    else void send(what)
  }
  const firstPages = async () => {
    try {
      await calls.again({ firstPages: true })
      void navigate(scoped(`${BRING_PAGE}?paso=revisar`))
    } catch (error) {
      toast.error(failureText(error, texts.startFailed), { id: 'bring-start' })
    }
  }
  return {
    refused,
    /** Of a file with too many pages, that was sent. */
    firstPages: () => void firstPages(),
    forget: () => setRefused(undefined),
    /** From 0 to 1 while something is sent. */
    sent,
    /** For the connection. */
    isWaiting: waiting !== undefined,
    /** Whether a source waits for the old draft to go. */
    isHeld: held !== undefined,
    sendHeld: () => held && void send(held),
    dropHeld: () => setHeld(undefined),
    text: (text: string) => start({ text }),
    file: (file: File) => start({ files: [file] }),
    photos: (photos: readonly Photo[]) =>
      start({
        files: photos.map(({ file }) => file),
        ...(photos.some(({ corners }) => corners) && { corners: photos.map(({ corners }) => corners) }),
      }),
  }
}
