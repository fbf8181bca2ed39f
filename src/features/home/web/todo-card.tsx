import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { menuLacking, type MissingPart } from '#features/menu/menu-paths.ts'
import { PAGES } from '#shared/page-paths.ts'
import { Card } from '#ui/card/card.tsx'
import type { Todo } from '../home.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { useHolidayToAsk } from '#features/restaurants/web/opening/index.ts'
import { homeTexts as texts } from '../home.texts.ts'
import styles from './todo-card.module.css'

const ICONS: Record<MissingPart, ReactNode> = {
  alergenos: <WarningCircleIcon size={20} />,
  foto: <ImageIcon size={20} />,
  traduccion: <TranslateIcon size={20} />,
}

/** 'Para dejarla redonda': what is missing; each line opens the list of just those dishes (DAILY-WORK §3.4). */
export function TodoCard({ restaurant, todos }: { restaurant: Restaurant; todos: readonly Todo[] }) {
  const scoped = useScoped()
  const holiday = useHolidayToAsk(restaurant)
  return (
    <Card title={texts.todoTitle} className={styles.card}>
      {todos.length === 0 && !holiday && <p className={styles.done}>{texts.allDone}</p>}
      <ul className={styles.list}>
        {holiday && (
          <li>
            <Link to={scoped(PAGES.hours)}>
              <span className={styles.icon}>
                <CalendarBlankIcon size={20} />
              </span>
              <span>{holiday}</span>
              <CaretRightIcon className={styles.caret} size={16} weight="bold" />
            </Link>
          </li>
        )}
        {todos.map(({ part, count, locale = 'es' }) => (
          <li key={`${part} ${locale}`}>
            <Link to={scoped(menuLacking(part))}>
              <span className={styles.icon}>{ICONS[part]}</span>
              <span>
                <b className="num">{count}</b> {texts.missing[part](count, locale)}
              </span>
              <CaretRightIcon className={styles.caret} size={16} weight="bold" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
