import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets'
import { TableIcon } from '@phosphor-icons/react/dist/csr/Table'
import { Link, useLocation } from 'react-router'
import { viewTexts as texts } from '../../table/views.texts.ts'
import { queryOfView, useMenuSight } from './use-menu-sight.ts'
import styles from './view-links.module.css'

/** 'Lista · Tabla': links, so that a view has an address; absent where there is no room for the table. */
export function ViewLinks() {
  const { search } = useLocation()
  const { sight, hasRoom } = useMenuSight()
  if (!hasRoom) return null
  const views = [
    { isTable: false, label: texts.list, Icon: ListBulletsIcon },
    { isTable: true, label: texts.table, Icon: TableIcon },
  ]
  return (
    <nav className={styles.views} aria-label={texts.views}>
      {views.map(({ isTable, label, Icon }) => {
        const isCurrent = isTable === (sight === 'table')
        return (
          <Link
            key={label}
            to={{ search: queryOfView(search, isTable) }}
            className={styles.view}
            aria-current={isCurrent ? 'page' : undefined}
            preventScrollReset
          >
            <Icon size={17} weight={isCurrent ? 'fill' : 'regular'} aria-hidden="true" />
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
