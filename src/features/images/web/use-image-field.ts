import { useRef, useState } from 'react'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import type { ImageValue } from '#ui/image-upload/image.rules.ts'
import { giveUpUpload } from '../images.contract.ts'
import { imageErrors } from '../images.errors.ts'

const KEEP: ImageValue = { kind: 'keep' }

type ImageFieldOptions = {
  /** Name of the endpoint's file field; the server's errors use it. */
  name: string
  /** Text when the server gives no reason. */
  failed: string
}

/** What a call needs to send the image and to be canceled. */
type Upload = {
  signal: AbortSignal
  file?: File
  onProgress?: (part: number) => void
  /** To be called before each sending under another key. */
  onKey?: (key: string) => void
}
type Sending = { key: string; abort: AbortController; isSent: boolean }

/** True when nothing of the call is stored, nor will be; false when it is, or when that cannot be known now. */
const isKeyGivenUp = (key: string): Promise<boolean> =>
  call(giveUpUpload, { params: { key } }).then(
    ({ givenUp }) => givenUp,
    () => false,
  )

/**
 * Ends a call with a picture. Before its last byte has left it cannot be stored. Afterwards the server says whether it
 * was, and its answer is waited for then; in between it may be on its way, so the server is told in any case.
 */
async function giveUp({ key, abort, isSent }: Sending): Promise<void> {
  if (!isSent) abort.abort()
  if (await isKeyGivenUp(key)) abort.abort()
}

export type ImageField = ReturnType<typeof useImageField>

/**
 * The image of a form: it waits beside the other fields, is sent with the form's call, shows the progress, can be
 * canceled, and shows the server's error (3-decisions §6).
 */
export function useImageField({ name, failed }: ImageFieldOptions) {
  const [value, setValue] = useState<ImageValue>(KEEP)
  const [error, setError] = useState<string>()
  const [progress, setProgress] = useState<number | null>(null)
  const sending = useRef<Sending>(null)
  const file = value.kind === 'file' ? value.file : undefined

  const onChange = (next: ImageValue) => {
    setError(undefined)
    setValue(next)
  }
  /**
   * Makes the call, which has that `Idempotency-Key`, with the image. Throws what the call throws; an AbortError when
   * the user canceled it and nothing is stored.
   */
  const send = async <Answer>(key: string, makeCall: (upload: Upload) => Promise<Answer>): Promise<Answer> => {
    const isSent = sending.current?.key === key && sending.current.isSent
    const now = (sending.current = { key, abort: new AbortController(), isSent })
    const { signal } = now.abort
    const onProgress = (part: number) => {
      // A second try does not make the first one unsent.
      now.isSent ||= part === 1
      setProgress(part)
    }
    const onKey = (next: string) => {
      if (next !== now.key) Object.assign(now, { key: next, isSent: false })
    }
    if (file) setProgress(0)
    try {
      return await makeCall(file ? { signal, file, onProgress, onKey } : { signal })
    } finally {
      setProgress(null)
    }
  }
  /** Shows a failure under the image if it is about the image; answers whether it is. */
  const showError = (failure: unknown): boolean => {
    const isAboutImage = failure instanceof ApiError && isOfImage(failure, name, file !== undefined)
    if (isAboutImage) setError(messageOf(failure, failed))
    return isAboutImage
  }
  return {
    /** Props for `ImageUpload`. */
    props: { value, onChange, error, progress, onCancel: () => void (sending.current && giveUp(sending.current)) },
    value,
    isChanged: value.kind !== 'keep',
    send,
    /** The same of the last sending. */
    isGivenUp: async () => sending.current !== null && isKeyGivenUp(sending.current.key),
    showError,
    /** After saving: shows the stored image again. An image picked meanwhile stays. */
    reset: () => setValue(now => (now === value ? KEEP : now)),
  }
}

/** 413 and 415 are about the file if one was sent; texts alone can be too large too. */
function isOfImage({ status, code, errors }: ApiError, name: string, hasFile: boolean): boolean {
  return name in errors || code === imageErrors.quota.code || (hasFile && (status === 413 || status === 415))
}
