import { ColumnsIcon } from '@phosphor-icons/react/dist/csr/Columns'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { useLetterKeys, useLoadedMenu } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ReadOnlyNotice, useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import type { Draft } from '../../draft.contract.ts'
import { questionsOf } from '../../screen/doubts.rules.ts'
import { type DraftDish, groupsOf } from '../../screen/review.rules.ts'
import { entryTexts } from '../../screen/entry.texts.ts'
import { reviewTexts as texts } from '../../screen/review.texts.ts'
import { TaskFrame } from '../frame/task-frame.tsx'
import { useApply } from './foot/use-apply.ts'
import { ApplyNotices } from './foot/apply-notices.tsx'
import { CategorySection } from './category-section.tsx'
import { FailedPages } from './failed-pages.tsx'
import { LanguageQuestions } from './language-questions.tsx'
import { Leftovers } from './leftovers.tsx'
import { Original } from './original/original.tsx'
import { type Editing, ReviewContext, TAKE_OUT_KEY } from './review-actions.ts'
import { ReviewChips, type Shown } from './review-chips.tsx'
import { ReviewFoot } from './foot/review-foot.tsx'
import styles from './review-step.module.css'
import { ReviewedDraftContext } from './reviewed-draft.ts'
import { useReviewing } from './use-reviewing.ts'

type ReviewStepProps = { restaurant: Restaurant; draft: Draft }

/** Step 3, 'Revisa tu carta': nothing is written until 'Traer' (BRINGING §4.5). */
export function ReviewStep({ restaurant, draft }: ReviewStepProps) {
  const scoped = useScoped()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { undone?: boolean } | null }
  const { dishes: present } = useLoadedMenu(restaurant._id)
  const [shown, setShown] = useState<Shown>('all')
  const [editing, setEditing] = useState<Editing | null>(null)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [original, setOriginal] = useState<{ isOpen: boolean; dishId: string | undefined }>({
    isOpen: false,
    dishId: undefined,
  })
  const hasLetterKeys = useLetterKeys()
  const noteWrong = useCallback((cell: string, isWrong: boolean) => {
    setWrong(before => {
      if (before.has(cell) === isWrong) return before
      const next = new Set(before)
      if (isWrong) next.add(cell)
      else next.delete(cell)
      return next
    })
  }, [])
  const actions = useReviewing(restaurant, draft, {
    edit: setEditing,
    noteWrong,
    showOriginal: dish => setOriginal({ isOpen: true, dishId: dish._id }),
  })
  const applying = useApply(restaurant)
  const questions = useMemo(() => questionsOf(draft), [draft])
  const asked = new Set(questions.flatMap(({ all }) => all[0]?.dish._id ?? []))
  const dishes = shown === 'doubts' ? draft.dishes.filter(({ _id }) => asked.has(_id)) : draft.dishes
  const groups = shown === 'leftovers' ? [] : groupsOf(draft, dishes)
  const framed = original.isOpen ? original.dishId : undefined
  const toggleOriginal = () =>
    setOriginal(({ isOpen, dishId }) => ({ isOpen: !isOpen, dishId: dishId ?? editing?.dish }))
  const nearest = (event: KeyboardEvent): DraftDish | undefined => {
    const row = event.target instanceof Element ? event.target.closest('[data-row]') : null
    return draft.dishes.find(({ _id }) => _id === row?.getAttribute('data-row'))
  }
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
    const dish = nearest(event)
    if (event.key === TAKE_OUT_KEY && dish?.included) actions.takeOut(dish)
    if (event.key.toLowerCase() !== 'o' || !hasLetterKeys || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (dish && dish._id !== original.dishId) setOriginal({ isOpen: true, dishId: dish._id })
    else toggleOriginal()
  }
  const seen = draft.dishes.find(({ _id }) => _id === original.dishId) ?? draft.dishes[0]
  return (
    <ReviewContext value={actions}>
      <ReviewedDraftContext value={draft}>
        <TaskFrame
          title={texts.title}
          lead={`${state?.undone ? entryTexts.undone : texts.lead} ${draft.alsoBy === null ? texts.until(draft.expiresAt) : texts.alsoBy(draft.alsoBy)}`}
          to={scoped(PAGES.menu)}
          step={2}
          stepsOnPhone={false}
          takesFocus
          foot={
            <ReviewFoot
              restaurant={restaurant}
              draft={draft}
              questions={questions}
              wrong={wrong}
              present={present?.length ?? 0}
              applying={applying}
              onDoubts={() => void navigate(scoped(`${BRING_PAGE}?paso=dudas`))}
            />
          }
        >
          <ReadOnlyNotice restaurant={restaurant} className={styles.notice} />
          <ApplyNotices draft={draft} applying={applying} present={present?.length ?? 0} />
          <FailedPages restaurant={restaurant} draft={draft} />
          <LanguageQuestions restaurant={restaurant} draft={draft} />
          <div className={styles.tools}>
            <ReviewChips restaurant={restaurant} draft={draft} questions={questions} shown={shown} onShow={setShown} />
            {draft.columns && (
              <ButtonRouterLink
                variant="secondary"
                icon={<ColumnsIcon size={20} aria-hidden="true" />}
                to={scoped(`${BRING_PAGE}?paso=columnas`)}
              >
                {texts.columns}
              </ButtonRouterLink>
            )}
            <Button
              className={styles.originalButton}
              variant="secondary"
              icon={<ImageIcon size={20} aria-hidden="true" />}
              aria-pressed={original.isOpen}
              onClick={toggleOriginal}
            >
              {texts.original}
            </Button>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows inside. */}
          <div
            className={styles.columns}
            data-original={original.isOpen && !actions.isPhone ? '' : undefined}
            onKeyDown={press}
          >
            <div className={styles.list}>
              {groups.length > 0 && (
                <div className={styles.heads} aria-hidden="true">
                  {Object.values(texts.heads).map(head => (
                    <span key={head}>{head}</span>
                  ))}
                </div>
              )}
              {groups.map(({ category, dishes: own }) => (
                <CategorySection
                  key={category._id}
                  category={category}
                  dishes={own}
                  questions={questions}
                  editing={editing}
                  framed={framed}
                />
              ))}
              {shown !== 'doubts' && <Leftovers draft={draft} />}
            </div>
            {seen && (
              <Original
                draft={draft}
                dish={seen}
                open={original.isOpen}
                onClose={() => setOriginal(last => ({ ...last, isOpen: false }))}
              />
            )}
          </div>
        </TaskFrame>
      </ReviewedDraftContext>
    </ReviewContext>
  )
}
