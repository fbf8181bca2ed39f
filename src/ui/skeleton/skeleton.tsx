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

type SkeletonGroupProps = { label?: string; className?: string; children: ReactNode }

/**
 * Holds the skeleton blocks of one load. They appear only after 200 ms, so that a fast load does not flicker (DESIGN
 * §6).
 */
export function SkeletonGroup({ label = uiTexts.loading, className, children }: SkeletonGroupProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={className} role="status">
      <span className="vh">{label}</span>
      {shown && children}
    </div>
  )
}

function length(value: number | string | undefined): string | undefined {
  return typeof value === 'number' ? `${value}px` : value
}
