import type { Icon } from '@phosphor-icons/react'
import type { ComponentType, ReactNode } from 'react'
import type { MenuItem } from '#ui/menu/menu-items.tsx'

/** Loads code when it is needed; the build makes a file of its own of it. */
export type Load<Code> = () => Promise<Code>

/**
 * A tab of another feature on a page. `visible` is for this user. `instead`: what users see who have no such tab and
 * open its URL, never silently another tab (3-decisions §3); the user page says it by itself.
 */
export type PageTab = {
  id: string
  label: string
  /** The heading of the page while the tab is open; the page's own without it. */
  title?: string
  visible: boolean
  content: ReactNode
  instead?: ReactNode
}
/** A hook: whether a tab is there may depend on the user's role, on the plan, or on what must be loaded first. */
export type UsePageTab = () => PageTab

/** What a paper says of a dish: its marks, and the allergens that they mean. Nothing is declared by it. */
export type PaperAllergens = { marks: readonly string[]; allergens: readonly string[] }

/** What a feature adds to 'Gestión de Menú'. It reads restaurant and dishes through the menu's front door. */
export type MenuParts = {
  /** Stands above the list of dishes. */
  Above?: ComponentType
  /** Stands below it. */
  Below?: ComponentType
  /** What one does first about a menu without categories; the suggested ones follow. */
  Empty?: ComponentType
  /** Below the fields of a category's form. */
  InCategory?: ComponentType<{ categoryId: string; dishes: number }>
  /** A hook: an entry of the page's '⋯'; null: not for this user or restaurant. */
  useAction?: () => MenuItem | null
  /** A hook: an entry of the '⋯' of a dish; null: not for this user or restaurant. */
  useDishAction?: () => ((dishId: string) => MenuItem) | null
  /** A hook: what a paper says of the allergens of a dish, while they are reviewed. */
  usePaperAllergens?: () => (dishId: string) => PaperAllergens | undefined
}

/** The places in which a screen shows what other features bring: what one of them brings to each. */
type Slots = {
  restaurantTabs: UsePageTab
  userTabs: UsePageTab
  /** Tabs of the QR page, after its own one. */
  qrTabs: UsePageTab
  /** Cards of the tab Horario, below the hours of the restaurant. */
  hoursCards: ComponentType
  menuParts: MenuParts
  /** Below the heading of the home screen: what waits for somebody. */
  homeNotices: ComponentType
  /** Cards at the end of the home screen. */
  homeCards: ComponentType
}
/** What all listed features bring, in the order of the list. */
export type Brought = { readonly [Slot in keyof Slots]: readonly Load<Slots[Slot]>[] }

/** `open`: for everyone, signed in or not; `onboarding`: owners without a restaurant; `shell`: with the navigation. */
type Frame = 'open' | 'onboarding' | 'shell'

export type Screen = {
  path: string
  /** In the title of the browser's tab. */
  title: string
  frame: Frame
  load: (brought: Brought) => Promise<ComponentType>
}

/** The shape of a screen while it loads: cards, rows, tabs with fields, or two columns. */
export type ScreenShape = 'cards' | 'list' | 'form' | 'columns'

export type NavigationEntry = {
  path: string
  label: string
  /** The heading of its screen, there before the screen is. */
  title: string
  skeleton: ScreenShape
  Icon: Icon
  /** The screen works on one restaurant, so its link keeps `?id=`. */
  keepsId: boolean
  /** A hook: false where the user has no such screen, and what stands beside the label. Absent: always there. */
  useEntry?: () => { visible: boolean; badge?: ReactNode }
}

/**
 * How a feature joins the dashboard: its `web/<name>.dashboard.ts` exports one, `src/app/dashboard/features.ts` lists
 * it. Not its `web/index.ts`: the dashboard's first file loads the list, and with it would load whatever else stands
 * there.
 */
export type DashboardFeature = {
  /** The name of its folder. */
  readonly name: string
  readonly screens?: readonly Screen[]
  /** Links of sidebar and bottom bar. */
  readonly navigation?: readonly NavigationEntry[]
} & { readonly [Slot in keyof Brought]?: Brought[Slot] }
