import { useQuery } from '@tanstack/react-query'
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { FailureNote } from '#ui/load-failure/load-failure.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { isUpToDate } from '../../changes.rules.ts'
import type { Edition } from '../../paper.contract.ts'
import { editionTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { dayOfMoment, dayWords } from '../../screen/paper-words.ts'
import { changesOf } from '../paper.queries.ts'
import styles from './changes-sheet.module.css'
import { ChangeGroups } from './change-groups.tsx'
import { useRetiring } from './use-retiring.ts'

type ChangesSheetProps = {
  open: boolean
  /** Undefined before the first is asked for. */
  edition: Edition | undefined
  restaurant: Restaurant
  today: string
  canMake: boolean
  onPrint: () => void
  onClose: () => void
}

/** 'Qué ha cambiado' between an edition and today, allergens first (PAPER-AND-NUMBERS §5 8, 9). */
export function ChangesSheet({ open, edition, restaurant, today, canMake, onPrint, onClose }: ChangesSheetProps) {
  const scoped = useScoped()
  const query = useQuery({ ...changesOf(restaurant._id, edition?.n ?? 0), enabled: open && edition !== undefined })
  const retiring = useRetiring(restaurant)
  const { data: changes } = query
  if (!edition) return null
  const day = dayWords(dayOfMoment(edition.at, restaurant.timezone), today)
  const hasChanged = changes !== undefined && !isUpToDate(changes)
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={texts.whatChanged}
      onClose={onClose}
      footer={
        hasChanged && canMake ? (
          <>
            <ButtonRouterLink variant="secondary" to={scoped(PAGES.paper)}>
              {texts.whole}
            </ButtonRouterLink>
            <Button icon={<PrinterIcon size={20} aria-hidden="true" />} onClick={onPrint}>
              {texts.onlyThis}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{texts.close}</Button>
        )
      }
    >
      {query.isError && !changes && (
        <FailureNote error={query.error} onRetry={() => void query.refetch()}>
          {texts.compareFailed}
        </FailureNote>
      )}
      {!changes && !query.isError && (
        <SkeletonGroup label={texts.comparing}>
          <Skeleton height={120} radius={12} />
        </SkeletonGroup>
      )}
      {changes && !hasChanged && (
        <div className={styles.nothing}>
          {texts.nothing}
          <small>{texts.comparedNow(edition.n, day)}</small>
        </div>
      )}
      {changes && hasChanged && (
        <>
          <p className="muted">{texts.from(edition.n, day)}</p>
          <ChangeGroups changes={changes} />
          <p className={styles.note}>{texts.soldOutNote}</p>
        </>
      )}
      {canMake && (hasChanged || edition.retiredAt !== null) && <Retire edition={edition} retiring={retiring} />}
    </Modal>
  )
}

/** The paper lies on no table any more, or does again. */
function Retire({ edition, retiring }: { edition: Edition; retiring: ReturnType<typeof useRetiring> }) {
  const isRetired = edition.retiredAt !== null
  return (
    <p className={styles.retire}>
      <button
        type="button"
        className="link"
        aria-disabled={retiring.isBusy}
        onClick={() => retiring.set(edition, !isRetired)}
      >
        {isRetired ? texts.useAgain : texts.notUsed}
      </button>
      <span>{isRetired ? texts.useAgainHint : texts.notUsedHint}</span>
    </p>
  )
}
