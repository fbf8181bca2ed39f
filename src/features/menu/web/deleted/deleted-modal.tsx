import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DAY_MS } from '#shared/time.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { messageOf } from '#ui/client/api-error.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { momentOf } from '#ui/offline/whose-moment.ts'
import { toast } from '#ui/toast/toast.ts'
import { deletedTexts as texts } from './deleted.texts.ts'
import type { Category, Deleted } from '../../menu.contract.ts'
import { RESTORABLE_DAYS } from '../../menu.limits.ts'
import { dashboardName } from '../../menu.rules.ts'
import styles from './deleted-modal.module.css'
import { deletedOf, useRestore } from './deleted.queries.ts'

type DeletedModalProps = {
  open: boolean
  onClose: () => void
  restaurant: Restaurant
  categories: readonly Category[]
}

/** 'Eliminados': what was deleted in the last 30 days, who did it, and the way back (EVERY-DAY §8.25). */
export function DeletedModal({ open, onClose, restaurant, categories }: DeletedModalProps) {
  const { data, isError } = useQuery({ ...deletedOf(restaurant._id), enabled: open })
  const { mutate, isPending, variables } = useRestore(restaurant._id)
  const [failure, setFailure] = useState('')
  const nameOf = ({ names }: Deleted) => names[restaurant.defaultLocale] ?? Object.values(names)[0] ?? ''
  const categoryOf = (id: string | null) => {
    const category = categories.find(({ _id }) => _id === id)
    return category && dashboardName(category.translations, restaurant.defaultLocale)
  }
  const restore = (one: Deleted) => {
    setFailure('')
    mutate(one, {
      onSuccess: () => toast.success(texts.restored(nameOf(one)), { id: 'menu-dish' }),
      onError: error => setFailure(messageOf(error, texts.failed)),
    })
  }
  return (
    <Modal open={open} onClose={onClose} title={texts.open}>
      {failure && (
        <Alert tone="error" live>
          {failure}
        </Alert>
      )}
      {isError && (
        <Alert tone="error" live>
          {texts.loadFailed}
        </Alert>
      )}
      {data?.length === 0 && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
      {data && data.length > 0 && (
        <>
          <p className={styles.lead}>{texts.lead}</p>
          <ul className={styles.list}>
            {data.map(one => (
              <li key={one._id} className={styles.row}>
                <div>
                  <div className={styles.name}>
                    {one.kind === 'dish' ? nameOf(one) : texts.category(nameOf(one), one.dishes)}
                  </div>
                  <div className={styles.note}>{noteOf(one, categoryOf(one.categoryId))}</div>
                  <div className={styles.note}>{texts.left(daysLeft(one, Date.now()))}</div>
                </div>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={texts.restoreOf(nameOf(one))}
                  busy={isPending && variables?._id === one._id}
                  onClick={() => restore(one)}
                >
                  {texts.restore}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  )
}

function noteOf({ by, deletedAt }: Deleted, category: string | undefined): string {
  const said = texts.by(by, momentOf(new Date(deletedAt), new Date()))
  return category === undefined ? said : texts.in(category, said)
}

/** Begun days count as whole ones. */
const daysLeft = ({ deletedAt }: Deleted, now: number): number =>
  Math.max(1, Math.ceil((Date.parse(deletedAt) + RESTORABLE_DAYS * DAY_MS - now) / DAY_MS))
