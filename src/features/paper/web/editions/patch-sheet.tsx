import { useQuery } from '@tanstack/react-query'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { ApiError } from '#ui/client/api-error.ts'
import { FailureNote } from '#ui/load-failure/load-failure.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { WaitNotice } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import type { Edition, PaperPatch } from '../../paper.contract.ts'
import type { Patch } from '../../paper.limits.ts'
import { paperTexts } from '../../screen/paper-page.texts.ts'
import { editionTexts, patchTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { inList } from '../../screen/paper-words.ts'
import { patchOf } from '../paper.queries.ts'
import { CopiesStepper } from './copies-stepper.tsx'
import { PatchKinds } from './patch-kinds.tsx'
import styles from './patch-sheet.module.css'
import { usePatchPrinting } from './use-patch-printing.ts'

/** Cards of a room before anybody has said how many. */
const COPIES_AT_FIRST = 8
const REST_MS = 300
/** More than one dish in so many: the whole carta is less work (PAPER-AND-NUMBERS §5 10). */
const MANY_OF = 3

type PatchSheetProps = {
  open: boolean
  /** Undefined before the first is asked for. */
  edition: Edition | undefined
  /** Cards in the room, as the last print had it. */
  copies: number | null
  restaurant: Restaurant
  onClose: () => void
}

/** 'Imprimir solo lo que cambia': stickers over the old lines, or loose slips; makes the next edition. */
export function PatchSheet({ open, edition, copies: last, restaurant, onClose }: PatchSheetProps) {
  const scoped = useScoped()
  const [as, setAs] = useState<Patch>('stickers')
  const [typed, setCopies] = useState<number | null>(null)
  const copies = typed ?? last ?? COPIES_AT_FIRST
  const [isAnyway, setAnyway] = useState(false)
  const body = { from: edition?.n ?? 1, copies: useDebounced(copies, REST_MS), as }
  const query = useQuery({ ...patchOf(restaurant._id, body), enabled: open && edition !== undefined, retry: false })
  const printing = usePatchPrinting(restaurant, onClose)
  const patch = query.data
  const isMany = !isAnyway && patch !== undefined && patch.dishes.length * MANY_OF > patch.of
  const whole = (variant: 'primary' | 'secondary') => (
    <ButtonRouterLink variant={variant} to={scoped(PAGES.paper)}>
      {editionTexts.whole}
    </ButtonRouterLink>
  )
  if (!edition) return null
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={texts.title}
      onClose={onClose}
      footer={
        isMany ? (
          <>
            <Button variant="ghost" onClick={() => setAnyway(true)}>
              {texts.anyway}
            </Button>
            {whole('primary')}
          </>
        ) : (
          <>
            {whole('secondary')}
            <Button
              icon={<DownloadSimpleIcon size={20} aria-hidden="true" />}
              disabled={!patch || printing.secondsLeft > 0}
              busy={printing.isBusy}
              busyLabel={printing.isWaitingForConnection ? paperTexts.waitingForConnection : paperTexts.preparing}
              onClick={() => printing.start({ ...body, copies })}
            >
              {paperTexts.download}
            </Button>
          </>
        )
      }
    >
      {isMany ? (
        <Alert tone="warning">{texts.many(patch.dishes.length, patch.of)}</Alert>
      ) : (
        <>
          <PatchKinds value={as} onChange={setAs} />
          <CopiesStepper value={copies} onChange={setCopies} />
          <Counted query={query} as={as} copies={copies} />
          {printing.secondsLeft > 0 && <WaitNotice secondsLeft={printing.secondsLeft} text={paperTexts.limited} />}
          {printing.failure !== null && (
            <Alert tone="error" live>
              {printing.failure}
            </Alert>
          )}
        </>
      )}
    </Modal>
  )
}

type CountedProps = {
  query: { data: PaperPatch | undefined; error: unknown; isError: boolean; refetch: () => unknown }
  as: Patch
  copies: number
}

/** What comes out of the printer, and what no sticker covers. */
function Counted({ query, as, copies }: CountedProps) {
  const { data: patch, error } = query
  // A refusal is an answer: more stickers than there may be, a line that has become too long.
  if (query.isError && error instanceof ApiError && error.status === 409)
    return (
      <Alert tone="warning" live>
        {error.message}
      </Alert>
    )
  if (query.isError)
    return (
      <FailureNote error={error} onRetry={() => void query.refetch()}>
        {texts.countFailed}
      </FailureNote>
    )
  if (!patch)
    return (
      <SkeletonGroup label={texts.counting}>
        <Skeleton height={86} radius={12} />
      </SkeletonGroup>
    )
  const names = inList(patch.dishes.map(({ name }) => name))
  const count = as === 'slip' ? texts.slipCount(copies) : texts.stickerCount(patch.stickers)
  return (
    <>
      <p className={styles.counted} role="status">
        {texts.counted(count, texts.sheetCount(patch.sheets))}
        <small>{as === 'slip' ? texts.eachSlip(names) : texts.each(names, copies)}</small>
      </p>
      {patch.uncovered.length > 0 && <Uncovered uncovered={patch.uncovered} />}
      <p className={styles.then}>{as === 'slip' ? texts.thenSlip(patch.n) : texts.thenStickers(patch.n)}</p>
    </>
  )
}

/** What a sticker does not put right: it is told, so that somebody crosses it out. */
function Uncovered({ uncovered }: Pick<PaperPatch, 'uncovered'>) {
  return (
    <Alert tone="warning">
      {texts.uncovered}
      <ul>
        {uncovered.map(({ dishId, name, why }) => (
          <li key={`${dishId} ${why} ${name}`}>
            {[why === 'tax' ? '' : name, texts.why[why]].filter(Boolean).join(': ')}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
