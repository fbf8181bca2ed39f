import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import symbol from '#ui/assets/logo/symbol.svg'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { shellTexts as texts } from '../shell.texts.ts'
import type { FrameParts } from './frame-parts.ts'
import styles from './mobile-bars.module.css'

/** The top bar up to 1024 px: symbol, restaurant, user (S2 §2, DESIGN §5). */
export function MobileHeader({ home, person, restaurant }: FrameParts) {
  return (
    <header className={styles.header} aria-label={texts.top}>
      <Link to={home} className={styles.symbol}>
        <img src={symbol} alt={texts.brand} width={30} height={30} />
      </Link>
      {restaurant('header')}
      <Link to={PAGES.settings} className={styles.me}>
        <span data-fill="initials">
          <Avatar name={person?.name ?? ''} size={36} tone="hoja" />
        </span>
        <span className="vh">{person ? texts.profileOf(person.name) : texts.profile}</span>
      </Link>
    </header>
  )
}

/** The bottom bar up to 1024 px: links to the screens (S2 §2, DESIGN §5). */
export function BottomBar({ nav }: FrameParts) {
  return (
    <nav className={styles.bottom} aria-label={texts.nav}>
      {nav({ className: styles.link ?? '', labelClassName: styles.label ?? '', iconSize: 24 })}
    </nav>
  )
}
