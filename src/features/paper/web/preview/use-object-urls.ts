import { useLayoutEffect, useState } from 'react'

const NONE: readonly string[] = []

/** URLs of pictures that were drawn as text; a text that is gone gives its URL back. */
export function useObjectUrls(drawings: readonly string[]): readonly string[] {
  const [urls, setUrls] = useState(NONE)
  useLayoutEffect(() => {
    const made = drawings.map(drawing => URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' })))
    setUrls(made)
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [drawings])
  return urls
}
