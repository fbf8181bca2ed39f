import { useRef, useState } from 'react'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import type { ImageValue } from '#ui/image-upload/image.rules.ts'
import { imageErrors } from '../images.errors.ts'

const KEEP: ImageValue = { kind: 'keep' }

type ImageFieldOptions = {
  /** Name of the endpoint's file field; the server's errors use it. */
  name: string
  /** Text when the server gives no reason. */
  failed: string
}

/** What a call needs to send the image and to be canceled. */
type Upload = { signal: AbortSignal; file?: File; onProgress?: (part: number) => void }

export type ImageField = ReturnType<typeof useImageField>

/**
 * The image of a form: it waits beside the other fields, is sent with the form's call, shows the progress, can be
 * canceled, and shows the server's error (3-decisions §6).
 */
export function useImageField({ name, failed }: ImageFieldOptions) {
  const [value, setValue] = useState<ImageValue>(KEEP)
  const [error, setError] = useState<string>()
  const [progress, setProgress] = useState<number | null>(null)
  const sending = useRef<AbortController>(null)
  const file = value.kind === 'file' ? value.file : undefined

  const onChange = (next: ImageValue) => {
    setError(undefined)
    setValue(next)
  }
  /** Makes the call with the image. Throws what the call throws; an AbortError when the user canceled it. */
  const send = async <Answer>(makeCall: (upload: Upload) => Promise<Answer>): Promise<Answer> => {
    const { signal } = (sending.current = new AbortController())
    if (file) setProgress(0)
    try {
      return await makeCall(file ? { signal, file, onProgress: setProgress } : { signal })
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
    props: { value, onChange, error, progress, onCancel: () => sending.current?.abort() },
    value,
    isChanged: value.kind !== 'keep',
    send,
    showError,
    /** After saving: shows the stored image again. An image picked meanwhile stays. */
    reset: () => setValue(now => (now === value ? KEEP : now)),
  }
}

/** 413 and 415 are about the file if one was sent; texts alone can be too large too. */
function isOfImage({ status, code, errors }: ApiError, name: string, hasFile: boolean): boolean {
  return name in errors || code === imageErrors.quota.code || (hasFile && (status === 413 || status === 415))
}
