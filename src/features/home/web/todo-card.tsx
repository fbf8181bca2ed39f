import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/csr/ForkKnife'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { SealWarningIcon } from '@phosphor-icons/react/dist/csr/SealWarning'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Card } from '#ui/card/card.tsx'
import type { Todo } from '../home.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { scopeQuery } from '#features/restaurants/web/index.ts'
import { homeTexts as texts } from '../home.texts.ts'
import styles from './todo-card.module.css'

function lineOf(todo: Todo): { icon: ReactNode; text: string } {
  switch (todo.kind) {
    case 'firstDish':
      return { icon: <ForkKnifeIcon size={20} />, text: texts.firstDish }
    case 'withoutPhoto':
      return { icon: <ImageIcon size={20} />, text: texts.withoutPhoto(todo.count) }
    case 'untranslated':
      return { icon: <TranslateIcon size={20} />, text: texts.untranslated(todo.count, todo.locale) }
    case 'undeclared':
      return { icon: <SealWarningIcon size={20} />, text: texts.undeclared(todo.count) }
  }
}

/** 'Para dejarla redonda': what is missing, each with a link to the menu page (DESIGN §9). */
export function TodoCard({ todos, restaurant }: { todos: readonly Todo[]; restaurant: Restaurant }) {
  return (
    <Card title={texts.todoTitle} className={styles.card}>
      {todos.length === 0 && <p className={styles.done}>{texts.allDone}</p>}
      <ul className={styles.list}>
        {todos.map(lineOf).map(({ icon, text }) => (
          <li key={text}>
            <Link to={PAGES.menu + scopeQuery(restaurant)}>
              <span className={styles.icon}>{icon}</span>
              {text}
              <CaretRightIcon className={styles.caret} size={16} weight="bold" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
