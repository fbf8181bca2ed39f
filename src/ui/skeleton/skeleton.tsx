import type { CSSProperties, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { SKELETON_DELAY_MS } from '#ui/ui.limits.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  width?: number | string
  height?: number | string
  radius?: number | string
  circle?: boolean
  className?: string
}

/** A gray block in the shape of what is loading. */
export function Skeleton({ width, height, radius, circle, className }: SkeletonProps) {
  const shape = {
    '--width': length(width),
    '--height': length(height),
    '--radius': circle ? '50%' : length(radius),
  } as CSSProperties
  return <span className={cx(styles.skeleton, className)} style={shape} aria-hidden="true" />
}

type SkeletonGroupProps = {
  label?: string
  /** For what is there from the first paint on. */
  atOnce?: boolean
  className?: string
  children: ReactNode
}

/** How many groups show their blocks: one that follows another goes on where that one was. */
let groupsInSight = 0

/**
 * Holds the skeleton blocks of one load. They appear only after 200 ms, so that a fast load does not flicker (DESIGN
 * §6), and at once where other blocks stood before.
 */
export function SkeletonGroup({ label = uiTexts.loading, atOnce = false, className, children }: SkeletonGroupProps) {
  const [shown, setShown] = useState(() => atOnce || groupsInSight > 0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!shown) return
    groupsInSight += 1
    return () => {
      groupsInSight -= 1
    }
  }, [shown])
  return (
    <div className={className} role="status" data-skeleton="">
      <span className="vh">{label}</span>
      {shown && children}
    </div>
  )
}

function length(value: number | string | undefined): string | undefined {
  return typeof value === 'number' ? `${value}px` : value
}
