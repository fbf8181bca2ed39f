import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { orderTexts } from '#ui/order.texts.ts'

/** What a screen reader says while something is dragged, in Spanish; `labels` is the list in its present order. */
export function spanishAnnouncements(labels: ReadonlyMap<UniqueIdentifier, string>): Announcements {
  const ids = [...labels.keys()]
  const label = (id: UniqueIdentifier) => labels.get(id) ?? ''
  const place = (id: UniqueIdentifier) => ids.indexOf(id) + 1
  return {
    onDragStart: ({ active }) => orderTexts.lifted(label(active.id), place(active.id), ids.length),
    onDragOver: ({ active, over }) =>
      over ? orderTexts.moved(label(active.id), place(over.id), ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      orderTexts.dropped(label(active.id), place(over ? over.id : active.id), ids.length),
    onDragCancel: ({ active }) => orderTexts.canceled(label(active.id)),
  }
}
