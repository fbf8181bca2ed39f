import { TableIcon } from '@phosphor-icons/react/dist/csr/Table'
import { useLocation } from 'react-router'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { viewTexts as texts } from '../../table/views.texts.ts'
import styles from './narrow-table.module.css'
import { queryOfView } from './use-menu-sight.ts'

/** In the place of the table where there is no room for it: the list has the same. */
export function NarrowTable() {
  const { search } = useLocation()
  return (
    <Card>
      <div className={styles.narrow}>
        <span className={styles.mark}>
          <TableIcon size={30} aria-hidden="true" />
        </span>
        <h2 className={styles.title}>{texts.narrow}</h2>
        <p className={styles.text}>{texts.narrowHint}</p>
        <ButtonRouterLink to={`.${queryOfView(search, false)}`}>{texts.toList}</ButtonRouterLink>
      </div>
    </Card>
  )
}
