import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Card } from '#ui/card/card.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { useHolidayToAsk } from '#features/restaurants/web/opening/index.ts'
import { PAPER_PAGE } from '#features/paper/paper.paths.ts'
import { CHECK_PAGE } from '#features/safety/safety.paths.ts'
import { LevelIcon, useCheckTodos } from '#features/safety/web/index.ts'
import { homeTexts as texts } from '../home.texts.ts'
import { useNeverPrinted } from './use-never-printed.ts'
import styles from './todo-card.module.css'

/** Home shows so many of the check's findings, and the sum (TABLE §8 24). */
const FINDINGS_SHOWN = 3

/** `kind`: how far it can wait; colors the icon. */
type TodoRow = { key: string; kind: string; icon: ReactNode; text: ReactNode; to: string }

type TodoCardProps = { restaurant: Restaurant; categories: readonly Category[]; dishes: readonly Dish[] }

/** Everything that features ask the house to do, in one list: the check's first, a new feature adds its rows here. */
function useTodoRows({ restaurant, ...menu }: TodoCardProps) {
  const check = useCheckTodos(restaurant, menu)
  const holiday = useHolidayToAsk(restaurant)
  // One word may name several allergens: here it is one line, which counts as all that there is to do.
  const found: TodoRow[] = (check.todos ?? [])
    .filter(({ text }, index, all) => all.findIndex(todo => todo.text === text) === index)
    .slice(0, FINDINGS_SHOWN)
    .map(({ level, ...todo }) => ({ ...todo, kind: level, icon: <LevelIcon level={level} size={20} /> }))
  const asked: TodoRow[] = holiday
    ? [{ key: 'holiday', kind: 'holiday', icon: <CalendarBlankIcon size={20} />, text: holiday, to: PAGES.hours }]
    : []
  const neverPrinted = useNeverPrinted(restaurant, menu.dishes.length > 0)
  const paper: TodoRow[] = neverPrinted
    ? [{ key: 'paper', kind: 'detail', icon: <PrinterIcon size={20} />, text: <NotOnPaper />, to: PAPER_PAGE }]
    : []
  const rows = [...found, ...asked, ...paper]
  return { rows, sum: (check.todos?.length ?? 0) + asked.length + paper.length, ...check }
}

const NotOnPaper = () => (
  <>
    {texts.notOnPaper}
    <small className="muted">{texts.notOnPaperHint}</small>
  </>
)

/** 'Para dejarla redonda': what is to be mended; each line leads to where that is done (TABLE §8 24). */
export function TodoCard(props: TodoCardProps) {
  const scoped = useScoped()
  const { rows, sum, todos, lastSeen } = useTodoRows(props)
  return (
    <Card
      title={texts.todoTitle}
      className={styles.card}
      {...(sum > 0 && { actions: <span className={styles.sum}>{sum}</span> })}
    >
      {!todos && (
        <SkeletonGroup label={texts.loading} className={styles.loading}>
          {Array.from({ length: FINDINGS_SHOWN }, (_, row) => (
            <Skeleton key={row} height={46} />
          ))}
        </SkeletonGroup>
      )}
      {todos && rows.length === 0 && <p className={styles.done}>{texts.allDone}</p>}
      <ul className={styles.list}>
        {rows.map(({ key, kind, icon, text, to }) => (
          <li key={key}>
            <Link to={scoped(to)}>
              <span className={styles.icon} data-kind={kind}>
                {icon}
              </span>
              <span>{text}</span>
              <CaretRightIcon className={styles.caret} size={16} weight="bold" />
            </Link>
          </li>
        ))}
      </ul>
      {todos && (
        <Link className={styles.all} to={scoped(CHECK_PAGE)}>
          {texts.wholeCheck}
          <CaretRightIcon size={14} weight="bold" />
        </Link>
      )}
      {todos && todos.length > 0 && lastSeen && <p className={styles.seen}>{lastSeen}</p>}
    </Card>
  )
}
