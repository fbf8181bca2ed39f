import { useCallback } from 'react'

/** Shows a picked file; its address lives as long as the picture is shown. */
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
