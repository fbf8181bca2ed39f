import { useRef, useState } from 'react'
import { imageTexts } from '#ui/image.texts.ts'
import { type ImageValue, imageRefusal } from './image.rules.ts'

/** A picked file while its framing is being chosen, and its object URL. */
type Framing = { file: File; url: string; open: boolean }

type ImagePickOptions = {
  onChange: (value: ImageValue) => void
  /** Shows the picked picture first, and lets the user cut a square out of it. */
  crop: 'square' | undefined
  disabled: boolean | undefined
}

/** The steps of a file from picking or dropping to the form's value (S2 §5). */
export function useImagePick({ onChange, crop, disabled }: ImagePickOptions) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [framing, setFraming] = useState<Framing | null>(null)
  /** The object URL of the picture that is being framed: one that is canceled may still be in work. */
  const wanted = useRef<string>(null)

  const take = async (file: File | undefined) => {
    if (!file || disabled) return
    const reason = imageRefusal(file)
    setRefusal(reason)
    if (reason) return
    const url = URL.createObjectURL(file)
    if (crop && (await isReadable(url))) {
      wanted.current = url
      return setFraming({ file, url, open: true })
    }
    URL.revokeObjectURL(url)
    if (crop) setRefusal(imageTexts.unreadable)
    else onChange({ kind: 'file', file: await (await import('./finish-image.ts')).finishImage(file, {}) })
  }
  const close = () => {
    wanted.current = null
    setFraming(now => now && { ...now, open: false })
  }
  const accept = (url: string) => (file: File) => {
    if (wanted.current !== url) return
    onChange({ kind: 'file', file })
    close()
  }
  const forget = () => {
    if (framing) URL.revokeObjectURL(framing.url)
    setFraming(null)
  }
  return { refusal, forgetRefusal: () => setRefusal(null), take, framing, accept, close, forget }
}

/** False for a file that only claims to be a picture, or that this browser cannot show. */
async function isReadable(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return true
  } catch {
    return false
  }
}
