import { useState } from 'react'
import { type ImageValue, imageRefusal } from './image.rules.ts'

/** A picked file while its square is being chosen, and its object URL. */
export type Cutting = { file: File; url: string; open: boolean }

type ImagePickOptions = {
  onChange: (value: ImageValue) => void
  /** Lets the user cut a square out of the picked picture. */
  crop: 'square' | undefined
  disabled: boolean | undefined
}

/** The steps of a file from picking or dropping to the form's value (S2 §5). */
export function useImagePick({ onChange, crop, disabled }: ImagePickOptions) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [cutting, setCutting] = useState<Cutting | null>(null)

  const take = (file: File | undefined) => {
    if (!file || disabled) return
    const reason = imageRefusal(file)
    setRefusal(reason)
    if (reason) return
    if (crop) setCutting({ file, url: URL.createObjectURL(file), open: true })
    else onChange({ kind: 'file', file })
  }
  const closeCrop = () => setCutting(now => now && { ...now, open: false })
  const acceptCut = (file: File) => {
    onChange({ kind: 'file', file })
    closeCrop()
  }
  const forgetCrop = () => {
    if (cutting) URL.revokeObjectURL(cutting.url)
    setCutting(null)
  }
  return { refusal, forgetRefusal: () => setRefusal(null), take, cutting, acceptCut, closeCrop, forgetCrop }
}
