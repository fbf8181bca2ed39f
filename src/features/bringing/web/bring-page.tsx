import { LockIcon } from '@phosphor-icons/react/dist/csr/Lock'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { hasRight, whoChanges } from '#features/restaurants/rights.rules.ts'
import { useCurrentRestaurant, useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE, type BringStep, isBringStep } from '../bringing.paths.ts'
import type { Draft } from '../draft.contract.ts'
import { entryTexts } from '../screen/entry.texts.ts'
import { reviewTexts } from '../screen/review.texts.ts'
import { sourceTexts as texts } from '../screen/source.texts.ts'
import { AllergensStep } from './allergens/allergens-step.tsx'
import { useWatchedDraft } from './bringing.queries.ts'
import { DraftChangesContext, useDraftChanging } from './use-draft-changes.ts'
import { ColumnsStep } from './columns/columns-step.tsx'
import { DoubtsStep } from './doubts/doubts-step.tsx'
import { TaskFrame } from './frame/task-frame.tsx'
import { MatchesStep } from './matches/matches-step.tsx'
import { ReadingStep } from './reading/reading-step.tsx'
import { ReviewStep } from './review/review-step.tsx'
import { SourceStep } from './source/source-step.tsx'

/** 'Traer mi carta' of the current restaurant (BRINGING §4). */
export function BringPage() {
  const restaurant = useCurrentRestaurant()
  if (restaurant) return <Bring key={restaurant._id} restaurant={restaurant} />
  return (
    <Card>
      <EmptyState title={texts.noRestaurant}>{texts.noRestaurantHint}</EmptyState>
    </Card>
  )
}

function Bring({ restaurant }: { restaurant: Restaurant }) {
  const scoped = useScoped()
  const [query] = useSearchParams()
  const paso = query.get('paso')
  const step = isBringStep(paso) ? paso : null
  const draft = useWatchedDraft(restaurant._id)
  const changes = useDraftChanging(restaurant._id)
  if (!hasRight(restaurant, 'texts'))
    return (
      <TaskFrame title={entryTexts.title} to={scoped(PAGES.menu)}>
        <Alert icon={<LockIcon size={20} aria-hidden="true" />}>{whoChanges(restaurant, 'texts', 'La carta la')}</Alert>
      </TaskFrame>
    )
  if (draft.data !== undefined)
    return (
      <DraftChangesContext value={changes}>
        <Step restaurant={restaurant} draft={draft.data} step={step} />
      </DraftChangesContext>
    )
  return (
    <TaskFrame
      title={step ? reviewTexts.title : entryTexts.title}
      lead={step ? reviewTexts.opening : texts.lead}
      to={scoped(PAGES.menu)}
      step={step ? 2 : 0}
    >
      {draft.isError ? (
        <Card>
          <LoadFailure
            title={texts.loadFailed}
            error={draft.error}
            busy={draft.isFetching}
            onRetry={() => void draft.refetch()}
          />
        </Card>
      ) : (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height={420} radius={16} />
        </SkeletonGroup>
      )}
    </TaskFrame>
  )
}

type StepProps = { restaurant: Restaurant; draft: Draft | null; step: BringStep | null }

function Step({ restaurant, draft, step }: StepProps) {
  const [seenPages, setSeenPages] = useState<string>()
  const isReading = draft?.state === 'reading'
  const hasPages = draft !== null && draft.source !== 'text' && draft.pageCount > 1
  const readId = isReading && hasPages ? draft._id : undefined
  useEffect(() => {
    if (readId !== undefined) setSeenPages(readId)
  }, [readId])
  if (isReading) return <ReadingStep restaurant={restaurant} draft={draft} />
  if (!step || draft?.state === 'failed') return <SourceStep restaurant={restaurant} draft={draft} />
  if (!draft) return <Gone />
  if (draft.columns && (step === 'columnas' || draft.areColumnsUnclear))
    return <ColumnsStep restaurant={restaurant} draft={draft} />
  // Who has watched the pages sees that they are all there.
  if (seenPages === draft._id)
    return <ReadingStep restaurant={restaurant} draft={draft} onReview={() => setSeenPages(undefined)} />
  const Part = PARTS[step === 'columnas' ? 'revisar' : step]
  return <Part restaurant={restaurant} draft={draft} />
}

const PARTS = { revisar: ReviewStep, dudas: DoubtsStep, repetidos: MatchesStep, alergenos: AllergensStep }

function Gone() {
  const scoped = useScoped()
  return (
    <TaskFrame title={reviewTexts.title} to={scoped(PAGES.menu)} step={2}>
      <Card>
        <EmptyState
          title={reviewTexts.gone}
          action={<ButtonRouterLink to={scoped(BRING_PAGE)}>{entryTexts.title}</ButtonRouterLink>}
        >
          {reviewTexts.goneHint}
        </EmptyState>
      </Card>
    </TaskFrame>
  )
}
