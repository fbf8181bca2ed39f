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

type LookFrameProps = {
  path: string
  title: string
  /** A picture: no focus, no pointer. */
  inert?: boolean
  /** The part of the page that is in sight, by its id. */
  anchor?: string
  /** The page of this path has come. */
  onShown?: (path: string) => void
}

/** Without the fragment of an address, which would scroll the page around the frame too. */
function scrollTo(frame: HTMLIFrameElement, anchor: string): void {
  const part = frame.contentDocument?.getElementById(anchor)
  const margin = part ? Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0 : 0
  if (part)
    frame.contentWindow?.scrollTo(
      0,
      part.getBoundingClientRect().top + part.ownerDocument.defaultView!.scrollY - margin,
    )
}

/**
 * The real menu page as a phone of 390 px shows it, scaled to the width of what is around it, whose height cuts it off
 * (3-decisions §10). Its parent needs a position and a container type.
 */
export function LookFrame({ path, title, inert, anchor, onShown }: LookFrameProps) {
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
      onLoad={event => {
        if (anchor) scrollTo(event.currentTarget, anchor)
        if (one === path) setShown(one)
        onShown?.(one)
      }}
    />
  ))
}
