import { useCallback, useMemo, useRef, useState } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category, Dish } from '../menu.contract.ts'
import { CategoryEditor } from './categories/category-editor.tsx'
import type { DishActions } from './dish-actions/use-dish-actions.ts'
import { DishEditor } from './dish-form/dish-editor.tsx'
import { ReadDish } from './dish-form/read-dish.tsx'
import { focusDishNextFrame } from './focus/row-focus.ts'

type Subject =
  | { kind: 'dish'; dish: Dish | null; copyOf?: Dish; categoryId: string }
  | { kind: 'readDish'; dish: Dish }
  | { kind: 'category'; category: Category | null }
/** What a form is open for. Kept while the form closes; a new `serial` at each opening gives a fresh form. */
type Opening = { serial: number; isOpen: boolean; subject: Subject }

export type MenuEditorHandle = {
  opening: Opening | null
  /** Null: a new dish. */
  openDish: (dish: Dish | null, categoryId?: string) => void
  /** The form of a copy of the dish. */
  openCopy: (original: Dish) => void
  /** For a restaurant that can only be read. */
  readDish: (dish: Dish) => void
  /** Null: a new category. */
  openCategory: (category: Category | null) => void
  close: () => void
  unmountClosed: () => void
}

/** Which form is open, and functions to open and close it that never change. */
export function useMenuEditor(): MenuEditorHandle {
  const [opening, setOpening] = useState<Opening | null>(null)
  const open = useCallback(
    (subject: Subject) => setOpening(last => ({ serial: (last?.serial ?? 0) + 1, isOpen: true, subject })),
    [],
  )
  const openDish = useCallback(
    (dish: Dish | null, categoryId = dish?.categoryId ?? '') => open({ kind: 'dish', dish, categoryId }),
    [open],
  )
  const openCopy = useCallback(
    (copyOf: Dish) => open({ kind: 'dish', dish: null, copyOf, categoryId: copyOf.categoryId }),
    [open],
  )
  const readDish = useCallback((dish: Dish) => open({ kind: 'readDish', dish }), [open])
  const openCategory = useCallback((category: Category | null) => open({ kind: 'category', category }), [open])
  const close = useCallback(() => setOpening(last => last && { ...last, isOpen: false }), [])
  const unmountClosed = useCallback(() => setOpening(last => (last?.isOpen ? last : null)), [])
  return useMemo(
    () => ({ opening, openDish, openCopy, readDish, openCategory, close, unmountClosed }),
    [opening, openDish, openCopy, readDish, openCategory, close, unmountClosed],
  )
}

type MenuEditorProps = {
  editor: MenuEditorHandle
  actions: DishActions
  restaurant: Restaurant
  categories: readonly Category[]
  dishCount: (categoryId: string) => number
  onShowCategory: (categoryId: string) => void
}

/** The open form, if any. */
export function MenuEditor({ editor, actions, restaurant, categories, dishCount, onShowCategory }: MenuEditorProps) {
  const { opening, close, unmountClosed } = editor
  const next = useRef<{ dish: string | undefined }>(null)
  if (!opening) return null
  /** A form that changed the list puts the focus where it goes on; otherwise it is back where the form was opened. */
  const closed = () => {
    const goOn = next.current
    next.current = null
    unmountClosed()
    if (goOn) focusDishNextFrame(goOn.dish)
  }
  const { serial, isOpen, subject } = opening
  const common = { open: isOpen, restaurant, categories, onClose: close, onClosed: closed }
  if (subject.kind === 'readDish')
    return <ReadDish key={serial} {...common} dish={subject.dish} saveAllergens={actions.saveAllergens} />
  if (subject.kind === 'dish')
    return (
      <DishEditor
        key={serial}
        {...common}
        dish={subject.dish}
        copyOf={subject.copyOf ?? null}
        categoryId={subject.categoryId}
        onSaved={dish => {
          next.current = { dish: dish._id }
          if (dish.categoryId !== subject.categoryId) onShowCategory(dish.categoryId)
        }}
        onDeleted={neighbor => {
          next.current = { dish: neighbor }
          close()
        }}
      />
    )
  return (
    <CategoryEditor
      key={serial}
      {...common}
      category={subject.category}
      dishCount={subject.category ? dishCount(subject.category._id) : 0}
      onSaved={category => !subject.category && onShowCategory(category._id)}
    />
  )
}
