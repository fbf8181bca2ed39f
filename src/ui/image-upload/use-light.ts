import { useEffect, useState } from 'react'
import { reportFailure } from '#ui/client/report-failure.ts'
import { finishImage, measureBrightness } from './finish-image.ts'
import { isDark } from './light.rules.ts'

export type Light = {
  /** Object URL of the lighter picture. */
  url: string
  isOn: boolean
  setOn: (isOn: boolean) => void
}

async function lighten(file: File): Promise<string | null> {
  if (!isDark(await measureBrightness(file))) return null
  return URL.createObjectURL(await finishImage(file, { light: true }))
}

/** 'Mejorar la luz' for a dark photo, on from the start; null for others and while the photo is looked at. */
export function useLight(file: File, isWanted: boolean): Light | null {
  const [url, setUrl] = useState<string | null>(null)
  const [isOn, setOn] = useState(true)
  useEffect(() => {
    if (!isWanted) return
    let made: string | null = null
    let isGone = false
    lighten(file)
      .then(lighter => {
        made = lighter
        if (isGone && lighter) URL.revokeObjectURL(lighter)
        else setUrl(lighter)
      })
      // A photo that cannot be measured goes up as it is.
      .catch((error: unknown) => reportFailure('canvas', error))
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [file, isWanted])
  return url === null ? null : { url, isOn, setOn }
}
