import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { shellTexts as texts } from '../shell.texts.ts'
import styles from './admin-strip.module.css'

/** A strip above another owner's restaurant, so that an admin knows whose it is (3-decisions §3). */
export function AdminStrip({ restaurant, owner }: { restaurant: string; owner: string }) {
  return (
    <div className={styles.strip} role="status">
      <span className={styles.text}>{texts.editing(restaurant, owner)}</span>
      <Link className="link" to={PAGES.restaurants}>
        {texts.leaveEditing}
      </Link>
    </div>
  )
}
