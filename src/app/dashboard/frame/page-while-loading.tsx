import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isAtOrBelow, PAGES } from '#shared/page-paths.ts'
import logo from '#ui/assets/logo/logo.svg'
import { uiTexts } from '#ui/ui.texts.ts'
import { shellTexts as texts } from '../shell.texts.ts'
import { ConnectionStrip } from './connection-strip.tsx'
import styles from '../full-screen.module.css'
import { FrameWhileLoading } from './frame-while-loading.tsx'

/**
 * What a start of the page shows while code or user are on their way, never an empty window; the children are what
 * went wrong (decision 0205).
 */
export function PageWhileLoading({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  if (isAtOrBelow(pathname, PAGES.dashboard))
    return <FrameWhileLoading strip={<ConnectionStrip />}>{children}</FrameWhileLoading>
  return children ? <main className={styles.screen}>{children}</main> : <QuietPage />
}

/** Outside the dashboard: the logo alone, as the page had it before this script (`boot.css`). */
function QuietPage() {
  return (
    <div className="boot" role="status">
      <img src={logo} alt={texts.brand} width={195} height={28} />
      <span className="vh">{uiTexts.loading}</span>
    </div>
  )
}
