import { useCallback } from 'react'

/** Shows a picked file. Its object URL is revoked when the picture is no longer shown. */
export function FileImage({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" />
}
