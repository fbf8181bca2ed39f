import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Load, PageTab, UsePageTab } from './dashboard-feature.ts'

/** Loads what other features bring to a screen, all at the same time. */
export const loadAll = <Code>(loads: readonly Load<Code>[]): Promise<Code[]> => Promise.all(loads.map(load => load()))

/** The page with what other features bring to it, as a screen without properties. */
export const pageWith =
  <Props extends object>(Page: ComponentType<Props>, props: Props): ComponentType =>
  () =>
    createElement(Page, props)

/** What the hooks of the tabs say now. The list must stay the same while the page is open, as React asks of hooks. */
export const usePageTabs = (hooks: readonly UsePageTab[]): PageTab[] => useAll(hooks)

/** What hooks of other features say now; of their list the same holds. */
export const useAll = <Said>(hooks: readonly (() => Said)[]): Said[] => hooks.map(hook => hook())

/** Components that other features bring, one after the other. */
export const showAll = (parts: readonly ComponentType[]): ReactNode[] =>
  parts.map((Part, place) => createElement(Part, { key: place }))
