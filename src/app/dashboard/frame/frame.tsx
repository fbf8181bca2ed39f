import type { ReactNode } from 'react'
import { shellTexts as texts } from '../shell.texts.ts'
import styles from './frame.module.css'
import type { FrameParts } from './frame-parts.ts'
import { BottomBar, MobileHeader } from './mobile-bars.tsx'
import { Sidebar } from './sidebar.tsx'

type FrameProps = FrameParts & {
  /** Above header and page. */
  above?: ReactNode
  /** Between header and page. */
  strip?: ReactNode
  /** Over everything. */
  over?: ReactNode
  children: ReactNode
}

/** The frame of all screens of the dashboard (S2 §2): sidebar or bars, and the place of the page. */
export function Frame({ above, strip, over, children, ...parts }: FrameProps) {
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#contenido">
        {texts.skip}
      </a>
      <Sidebar {...parts} />
      <div className={styles.column}>
        {above}
        <MobileHeader {...parts} />
        {strip}
        <main className={styles.page} id="contenido" tabIndex={-1} aria-label={texts.page}>
          {children}
        </main>
      </div>
      <BottomBar {...parts} />
      {over}
    </div>
  )
}
