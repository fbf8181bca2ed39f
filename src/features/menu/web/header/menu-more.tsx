import { CheckSquareIcon } from '@phosphor-icons/react/dist/csr/CheckSquare'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks'
import { SortAscendingIcon } from '@phosphor-icons/react/dist/csr/SortAscending'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { Menu } from '#ui/menu/menu.tsx'
import type { MenuItem } from '#ui/menu/menu-items.tsx'
import { bulkTexts } from '../../bulk.texts.ts'
import { whenDeletedAsked } from '../data/deleted-asked.ts'
import { deletedOf } from '../data/deleted-list.ts'
import { deletedTexts } from '../deleted/deleted.texts.ts'
import { pageTexts } from '../../menu-page.texts.ts'
import { reviewTexts } from '../../review.texts.ts'
import { DeletedModal } from '../deleted/deleted-modal.tsx'
import { OrderCategories, type OrderCategoriesProps } from '../order/order-categories.tsx'
import type { Review } from '../review/use-review.ts'

type MenuMoreProps = Omit<OrderCategoriesProps, 'open' | 'onClose'> & {
  hasMarks: boolean
  hasReview: boolean
  hasOrder: boolean
  /** Whether this person may restore what was deleted. */
  hasDeleted: boolean
  restaurant: Restaurant
  review: Review
  /** Entries of other features, in a group after the own ones (TABLE §1). */
  brought: readonly MenuItem[]
  onMark: () => void
  /** Shows the category in which something is again. */
  onShow: (categoryId: string) => void
}

const only = (isPossible: boolean, item: MenuItem): MenuItem[] => (isPossible ? [item] : [])

/**
 * The page's '⋯': 'Marcar varios', 'Revisar alérgenos', 'Ordenar categorías', each when there is something to do, and
 * 'Eliminados'.
 */
export function MenuMore(props: MenuMoreProps) {
  const { hasMarks, hasReview, hasOrder, hasDeleted, restaurant, review, brought, onMark, onShow, ...order } = props
  const [isShowingDeleted, setShowingDeleted] = useState(false)
  const [isOrdering, setOrdering] = useState(false)
  useEffect(() => (hasDeleted ? whenDeletedAsked(() => setShowingDeleted(true)) : undefined), [hasDeleted])
  // How many there are is asked when the menu is opened for the first time.
  const [wasOpen, setWasOpen] = useState(false)
  const { data: deleted } = useQuery({ ...deletedOf(restaurant._id), enabled: wasOpen && hasDeleted })
  const own = [
    ...only(hasMarks, { label: bulkTexts.markSeveral, icon: <CheckSquareIcon size={20} />, onSelect: onMark }),
    ...only(hasReview, { label: reviewTexts.open, icon: <ListChecksIcon size={20} />, onSelect: review.open }),
    ...only(hasOrder, {
      label: pageTexts.orderCategories,
      icon: <SortAscendingIcon size={20} />,
      onSelect: () => setOrdering(true),
    }),
    ...only(hasDeleted, {
      label: deletedTexts.open,
      icon: <TrashIcon size={20} />,
      count: deleted?.length,
      onSelect: () => setShowingDeleted(true),
    }),
  ]
  const items = [
    ...own,
    ...brought.map((item, at) => (at === 0 && own.length > 0 ? { ...item, startsGroup: true } : item)),
  ]
  return (
    <>
      <Menu
        variant="secondary"
        iconOnly
        label={bulkTexts.more}
        trigger={<DotsThreeIcon size={24} weight="bold" aria-hidden="true" />}
        items={items}
        onOpen={() => setWasOpen(true)}
      />
      <OrderCategories {...order} open={isOrdering} onClose={() => setOrdering(false)} />
      <DeletedModal
        open={isShowingDeleted}
        onClose={() => setShowingDeleted(false)}
        restaurant={restaurant}
        categories={order.categories}
        onShow={onShow}
      />
    </>
  )
}
