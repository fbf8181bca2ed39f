import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { roleLabel } from '#features/identity/house.rules.ts'
import logo from '#ui/assets/logo/logo-light.svg'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { shellTexts as texts } from '../shell.texts.ts'
import type { FrameParts } from './frame-parts.ts'
import styles from './sidebar.module.css'

/** From 1025 px: logo, restaurant, screens, user (S2 §2, DESIGN §5). */
export function Sidebar({ home, person, restaurant, nav }: FrameParts) {
  return (
    <aside className={cx(styles.side, 'mantel', 'mantel-botella')} data-cloth="">
      <Link to={home} className={styles.logo}>
        <img src={logo} alt={texts.brand} width={181} height={26} />
      </Link>
      {restaurant('sidebar')}
      <nav className={styles.nav} aria-label={texts.nav}>
        {nav({ className: styles.link ?? '', iconSize: 20 })}
      </nav>
      <Link to={PAGES.settings} className={styles.me} aria-label={person ? undefined : texts.profile}>
        <span data-fill="initials">
          <Avatar name={person?.name ?? ''} tone="hoja" />
        </span>
        <span className={styles.name}>
          <span data-fill="name">{person?.name ?? <Skeleton width={110} height="1.5em" />}</span>
          <small className={styles.role} data-fill="role">
            {person ? roleLabel(person) : <Skeleton width={80} height="1.5em" />}
          </small>
        </span>
      </Link>
    </aside>
  )
}
