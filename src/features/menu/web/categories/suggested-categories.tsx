import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { FolderPlusIcon } from '@phosphor-icons/react/dist/csr/FolderPlus'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { messageOf } from '#ui/client/api-error.ts'
import { type Attempt, newAttempt } from '#ui/offline/attempt.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category } from '../../menu.contract.ts'
import { menuTexts } from '../../menu.texts.ts'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import { SUGGESTED_CATEGORIES } from '../../suggested-categories.ts'
import { categoryBody, type CategoryFormValues, categoryValues } from './category-form.ts'
import { useCategorySaves } from './category.mutations.ts'
import styles from './suggested-categories.module.css'
import { useHeldPlace } from './use-held-place.ts'

type SuggestedProps = {
  restaurant: Restaurant
  categories: readonly Category[]
  /** Opens the form for a category that is not among them. */
  onOther: () => void
}
type Body = ReturnType<typeof categoryBody>

/**
 * Categories that one tap creates, in the language of the menu, while it has no dish, then the way to another one. What
 * is there stays ticked, so that the focus stays too.
 */
export function SuggestedCategories({ restaurant, categories, onOther }: SuggestedProps) {
  const { defaultLocale } = restaurant
  const [busy, setBusy] = useState<string>()
  const attempts = useRef(new Map<string, Attempt<Body>>())
  const { create } = useCategorySaves(restaurant)
  const list = useRef<HTMLDivElement>(null)
  const hold = useHeldPlace(list)
  const present = new Set(categories.map(({ translations }) => translations[defaultLocale]?.name))

  const add = async (name: string) => {
    if (busy !== undefined || present.has(name)) return
    setBusy(name)
    const attempt = attempts.current.get(name) ?? newAttempt<Body>()
    attempts.current.set(name, attempt)
    const values: CategoryFormValues = {
      ...categoryValues(null, categories, []),
      translations: { [defaultLocale]: { name } },
    }
    try {
      hold()
      await create(attempt, categoryBody(values, {}, true))
      toast.success(menuTexts.categoryAdded, { id: 'menu-category', about: name })
    } catch (error) {
      toast.error(messageOf(error, menuTexts.categorySaveFailed), { id: 'menu-category' })
    }
    setBusy(undefined)
  }
  return (
    <div ref={list} className={styles.suggested}>
      <ul className={styles.chips} aria-label={texts.suggestions}>
        {SUGGESTED_CATEGORIES[defaultLocale].map(name => {
          const isPresent = present.has(name)
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.chip}
                aria-disabled={isPresent || busy !== undefined}
                data-present={isPresent ? '' : undefined}
                onClick={() => void add(name)}
              >
                {isPresent ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
                <span lang={defaultLocale}>{name}</span>
                {isPresent && <span className="vh"> {texts.suggested}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <Button variant="secondary" icon={<FolderPlusIcon size={20} />} onClick={onOther}>
        {texts.otherCategory}
      </Button>
    </div>
  )
}
