import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import { deletedTexts as texts } from './deleted.texts.ts'
import type { Category, Deleted } from '../../menu.contract.ts'
import { menuErrors } from '../../menu.errors.ts'
import { dashboardName } from '../../menu.rules.ts'
import { deletedOf } from '../data/deleted-list.ts'
import { categoryNameOf } from '../data/menu.queries.ts'
import { focusDishWhenShown } from '../focus/row-focus.ts'
import styles from './deleted-modal.module.css'
import { type Place, useRestore } from './deleted.queries.ts'
import { DeletedRow } from './deleted-row.tsx'
import { LostPlace } from './lost-place.tsx'

type DeletedModalProps = {
  open: boolean
  onClose: () => void
  restaurant: Restaurant
  categories: readonly Category[]
  onShow: (categoryId: string) => void
}

/** 'Eliminados': what was deleted in the last 30 days, who did it, and the way back (EVERY-DAY §8.25). */
export function DeletedModal({ open, onClose, restaurant, categories, onShow }: DeletedModalProps) {
  const { _id, defaultLocale } = restaurant
  const { data, isError } = useQuery({ ...deletedOf(_id), enabled: open })
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useRestore(_id)
  const [failure, setFailure] = useState('')
  /** Of a dish whose category is gone it is asked where it shall stand. */
  const [homeless, setHomeless] = useState<Deleted | null>(null)
  const nameOf = (names: Deleted['names']) => names[defaultLocale] ?? Object.values(names)[0] ?? ''
  const categoryOf = ({ categoryId, categoryNames }: Deleted) => {
    const category = categories.find(({ _id: id }) => id === categoryId)
    if (category) return dashboardName(category.translations, defaultLocale)
    return categoryNames ? nameOf(categoryNames) : undefined
  }
  const tell = (one: Deleted, categoryId: string) => {
    const name = nameOf(one.names)
    const place = categoryNameOf(queryClient, restaurant, categoryId) ?? categoryOf(one) ?? ''
    const text = one.kind === 'dish' ? texts.restored(name, place) : texts.categoryRestored(name)
    const see = () => {
      onShow(categoryId)
      if (one.kind === 'dish') focusDishWhenShown(one._id)
    }
    onClose()
    toast.success(text, { id: 'menu-dish', action: { label: texts.see, onClick: see } })
  }
  const restore = (one: Deleted, place: Place) => {
    setFailure('')
    setHomeless(null)
    mutate(
      { one, place },
      {
        onSuccess: categoryId => tell(one, categoryId),
        onError: error => {
          const isFull = error instanceof ApiError && error.code === menuErrors.dishLimit.code && one.kind === 'dish'
          setFailure(isFull ? texts.limit : messageOf(error, texts.failed))
        },
      },
    )
  }
  const ask = (one: Deleted) => {
    const isHomeless = one.kind === 'dish' && !categories.some(({ _id: id }) => id === one.categoryId)
    if (isHomeless) setHomeless(one)
    else restore(one, { kind: 'own' })
  }
  const busyId = isPending ? variables.one._id : undefined
  return (
    <Modal
      variant="sidebar"
      open={open}
      onClose={onClose}
      title={texts.open}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
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
      {open && !data && !isError && <p role="status">{texts.loading}</p>}
      {data?.length === 0 && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
      {data && data.length > 0 && (
        <>
          <p className={styles.lead}>{texts.lead}</p>
          <ul className={styles.list}>
            {data.map(one => (
              <DeletedRow
                key={one._id}
                one={one}
                name={nameOf(one.names)}
                category={categoryOf(one)}
                isBusy={busyId === one._id}
                onRestore={() => ask(one)}
              />
            ))}
          </ul>
        </>
      )}
      {homeless && (
        <LostPlace
          name={nameOf(homeless.names)}
          lost={categoryOf(homeless)}
          categories={categories.map(({ _id: id, translations }) => [id, dashboardName(translations, defaultLocale)])}
          onRestore={place => restore(homeless, place)}
          onClose={() => setHomeless(null)}
        />
      )}
    </Modal>
  )
}
