import { useEffect, useRef } from 'react'
import type { Finding } from '../../check.contract.ts'

export const FINDING_ID = (id: string): string => `finding-${id}`

const firstButton = (id: string): HTMLElement | null =>
  document.getElementById(FINDING_ID(id))?.querySelector('a, button') ?? null

/**
 * What is mended or ignored leaves the list: the focus goes to the next finding's button, the one before it at the end
 * of the list, else to the page's heading (TABLE §8 25). Answers a function that is told which one will leave.
 */
export function useNextFocus(findings: readonly Finding[]): (leaving: Finding) => void {
  const last = useRef(findings)
  const leaving = useRef<string | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = findings
    const left = leaving.current
    if (left === null || findings.some(({ id }) => id === left)) return
    leaving.current = null
    // Somebody who has gone on meanwhile keeps the focus.
    if (document.activeElement && document.activeElement !== document.body) return
    const at = before.findIndex(({ id }) => id === left)
    const next = [...before.slice(at + 1), ...before.slice(0, Math.max(at, 0)).toReversed()]
    const there = next.map(({ id }) => firstButton(id)).find(Boolean)
    const heading = document.querySelector<HTMLElement>('h1')
    if (!there) heading?.setAttribute('tabindex', '-1')
    ;(there ?? heading)?.focus()
  }, [findings])
  return finding => {
    leaving.current = finding.id
  }
}
