import type { ReactNode } from 'react'
import cafe from '#ui/assets/dishes/cafe.svg?no-inline'
import gazpacho from '#ui/assets/dishes/gazpacho.svg?inline'
import jamon from '#ui/assets/dishes/jamon.svg?no-inline'
import paella from '#ui/assets/dishes/paella.svg?inline'
import tortilla from '#ui/assets/dishes/tortilla.svg?no-inline'
import logo from '#ui/assets/logo/logo.svg'
import { cx } from '#ui/cx.ts'
import { identityTexts as texts } from '../identity.texts.ts'
import styles from './auth-layout.module.css'

const DISHES = { paella, tortilla, gazpacho, cafe, jamon }
/** Drawn on phones too: there they belong to the first paint, so they come inside the page and are drawn with it. */
const ON_PHONES = new Set(['paella', 'gazpacho'])

type AuthLayoutProps = {
  /** The content begins at one place, however long it is; otherwise it is in the middle. */
  fixedTop?: boolean
  children: ReactNode
}

/**
 * Layout of the pages before the dashboard: the form on the left, the drawing of a set table on the right; up to 960 px
 * only a strip of it.
 */
export function AuthLayout({ fixedTop, children }: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <a className={styles.logo} href="/">
          <img src={logo} alt={texts.brand} width={195} height={28} />
        </a>
        <div className={styles.content} data-fixed-top={fixedTop ? '' : undefined}>
          {children}
        </div>
      </main>
      <div className={cx(styles.table, 'mantel', 'mantel-albero')} aria-hidden="true">
        {Object.entries(DISHES).map(([name, src]) => (
          <img
            key={name}
            className={styles.dish}
            data-dish={name}
            src={src}
            alt=""
            {...(ON_PHONES.has(name) ? { decoding: 'sync' } : { loading: 'lazy' })}
          />
        ))}
      </div>
    </div>
  )
}

/** Title and sentence at the top of such a page. */
export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </div>
  )
}
