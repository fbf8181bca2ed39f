import { useState } from 'react'
import { toast } from '#ui/toast/toast.ts'
import { SOURCE_LIMITS } from '../../bringing.limits.ts'
import { refusalTexts } from '../../bringing.texts.ts'
import { sourceTexts as texts } from '../../screen/source.texts.ts'
import { type Corners, lookAtPhoto, type Photo } from './photo.ts'

/** The photographs of the pages, in the order of the carta. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [looking, setLooking] = useState(0)

  const look = async (files: readonly File[], put: (photos: readonly Photo[], found: Photo[]) => Photo[]) => {
    setLooking(count => count + files.length)
    const found: Photo[] = []
    for (const file of files) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one large picture at a time in a phone's memory.
        found.push(await lookAtPhoto(file))
      } catch {
        toast.error(texts.badPhoto, { about: file.name })
      }
      setLooking(count => count - 1)
    }
    setPhotos(present => {
      const next = put(present, found)
      if (next.length > SOURCE_LIMITS.pages)
        toast.error(refusalTexts.tooManyPages(texts.pages, next.length), { id: 'bring-pages' })
      return next.slice(0, SOURCE_LIMITS.pages)
    })
  }
  return {
    photos,
    /** So many are still looked at. */
    looking,
    add: (files: readonly File[]) => look(files, (present, found) => [...present, ...found]),
    replace: (id: string, file: File) =>
      look([file], (present, [found]) => present.map(photo => (found && photo.id === id ? found : photo))),
    remove: (id: string) => setPhotos(present => present.filter(photo => photo.id !== id)),
    order: (ids: readonly string[]) =>
      setPhotos(present => ids.flatMap(id => present.find(photo => photo.id === id) ?? [])),
    setCorners: (id: string, corners: Corners | null) =>
      setPhotos(present => present.map(photo => (photo.id === id ? { ...photo, corners } : photo))),
  }
}
export type Photos = ReturnType<typeof usePhotos>
