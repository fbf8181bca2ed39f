import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { CircleDashedIcon } from '@phosphor-icons/react/dist/csr/CircleDashed'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import type { Draft } from '../../draft.contract.ts'
import { broughtCounts } from '../../screen/review.rules.ts'
import { readingTexts as texts, sourceTexts } from '../../screen/source.texts.ts'
import { dishesWord, sumWords } from '../../screen/words.ts'
import { useDraftCalls } from '../bringing.queries.ts'
import { OfflineNote } from '#ui/offline/offline-note.tsx'
import { Progress } from '../frame/progress.tsx'
import { TaskFrame } from '../frame/task-frame.tsx'
import styles from './reading-step.module.css'
import { RepeatPage } from './repeat-page.tsx'

type ReadingStepProps = {
  restaurant: Restaurant
  draft: Draft
  /** It is read: goes on to the review. */
  onReview?: () => void
}

/** 'Leyendo tu carta': page after page; leaving is allowed and said (BRINGING §4.4). */
export function ReadingStep({ restaurant, draft, onReview }: ReadingStepProps) {
  const scoped = useScoped()
  const navigate = useNavigate()
  const calls = useDraftCalls(restaurant._id)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const stop = async () => {
    setBusy(true)
    try {
      await calls.cancel()
      void navigate(scoped(BRING_PAGE), { replace: true })
    } catch (error) {
      toast.error(failureText(error, texts.stopFailed))
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  const count = Math.max(1, draft.pageCount)
  const isRead = draft.state === 'ready'
  const isBegun = draft.pageCount > 0
  const { dishes, categories } = broughtCounts(draft)
  const repeated = draft.pages.findIndex(({ state }) => state === 'waiting') + 1
  const now = repeated || Math.min(count, draft.page + 1)
  const soFar = isRead ? 0 : draft.pages.reduce((sum, page) => sum + page.dishes, 0)
  return (
    <TaskFrame title={texts.title} to={scoped(PAGES.menu)} leaveLabel={texts.back} step={1} takesFocus>
      <OfflineNote>{texts.offline}</OfflineNote>
      <section className={styles.card}>
        <div role="status">
          <h2>{isRead ? texts.whole : isBegun ? texts.pageOf(now, count) : texts.soon}</h2>
        </div>
        <Progress
          label={sourceTexts.pages}
          value={isRead ? count : repeated > 0 ? count - 1 : draft.page}
          max={count}
        />
        {isRead && <p className={styles.count}>{sumWords(dishes, categories)}</p>}
        {!isRead && (
          <p className={styles.count}>
            <span role="status">
              {soFar > 0 ? texts.soFar(soFar) : draft.ahead > 0 ? texts.ahead(draft.ahead) : ''}
            </span>
            {draft.secondsLeft !== null && (
              <span>{isBegun ? texts.left(draft.secondsLeft) : texts.wait(draft.secondsLeft)}</span>
            )}
          </p>
        )}
        <ol className={styles.pages}>
          {Array.from({ length: count }, (_, at) => (
            <Page key={at} restaurant={restaurant} draft={draft} at={at} />
          ))}
        </ol>
        {isRead ? (
          <Button size="lg" onClick={onReview}>
            {texts.review(dishesWord(dishes))}
          </Button>
        ) : (
          <>
            <p className={styles.hint}>
              <InfoIcon size={18} aria-hidden="true" />
              <span>{texts.leaveHint}</span>
            </p>
            <div className={styles.actions}>
              <ButtonRouterLink variant="secondary" icon={<ArrowLeftIcon size={20} />} to={scoped(PAGES.menu)}>
                {texts.goOn}
              </ButtonRouterLink>
              <Button variant="ghost" onClick={() => setAsking(true)}>
                {texts.stop}
              </Button>
            </div>
          </>
        )}
      </section>
      <AlertDialog
        open={isAsking}
        title={texts.stopTitle}
        confirmLabel={texts.stop}
        cancelLabel={texts.keepReading}
        busy={isBusy}
        onConfirm={() => void stop()}
        onCancel={() => setAsking(false)}
      >
        <p>{repeated > 0 ? texts.stopRepeatText : texts.stopText}</p>
      </AlertDialog>
    </TaskFrame>
  )
}

function Page({ restaurant, draft, at }: { restaurant: Restaurant; draft: Draft; at: number }) {
  const page = draft.pages[at]
  const isRepeated = page?.state === 'waiting'
  const isDone = !isRepeated && (at < draft.page || draft.state === 'ready')
  const isNow = isRepeated || (!isDone && at === draft.page && draft.pageCount > 0)
  if (page?.state === 'failed')
    return (
      <li data-state="failed">
        <WarningIcon size={20} weight="fill" aria-hidden="true" />
        <span>{sourceTexts.page(at + 1)}</span>
        <span>{draft.state === 'ready' ? texts.notRead : texts.failedPage}</span>
        {draft.state === 'ready' && draft.source === 'photos' && <RepeatPage restaurant={restaurant} page={at + 1} />}
      </li>
    )
  return (
    <li data-state={isDone ? 'done' : isNow ? 'now' : 'waiting'}>
      {isDone ? (
        <CheckCircleIcon size={20} weight="fill" aria-hidden="true" />
      ) : isNow ? (
        <i className={styles.spinner} aria-hidden="true" />
      ) : (
        <CircleDashedIcon size={20} aria-hidden="true" />
      )}
      <span>{sourceTexts.page(at + 1)}</span>
      <span>
        {isDone
          ? page && draft.pageCount > 1
            ? dishesWord(page.dishes)
            : texts.done
          : isNow
            ? texts.isReading
            : texts.waiting}
      </span>
    </li>
  )
}
