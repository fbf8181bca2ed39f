import { useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import type { Theme } from '#features/theme/theme.contract.ts'
import styles from './look-frame.module.css'

/** URL of the real menu page; with a theme, of its draft (3-decisions §10). */
export function lookPath(id: string, theme?: Theme): string {
  const page = `${PAGES.lookPreview}/${id}`
  if (!theme) return page
  const { primaryColor: primary, secondaryColor: secondary, accentColor: accent, style } = theme
  return `${page}?${new URLSearchParams({ primary, secondary, accent, style })}`
}

type LookFrameProps = { path: string; title: string /** A picture: no focus, no pointer. */; inert?: boolean }

/**
 * The real menu page as a phone of 390 px shows it, scaled to the width of what is around it, whose height cuts it off
 * (3-decisions §10). Its parent needs a position and a container type.
 */
export function LookFrame({ path, title, inert }: LookFrameProps) {
  const [shown, setShown] = useState(path)
  // The new page loads in a second frame behind the old one, because changing `src` would add an entry to the history.
  const frames = shown === path ? [shown] : [shown, path]
  return frames.map(one => (
    <iframe
      key={one}
      className={styles.page}
      src={one}
      title={title}
      inert={inert}
      data-waiting={one === shown ? undefined : ''}
      onLoad={() => one === path && setShown(one)}
    />
  ))
}
