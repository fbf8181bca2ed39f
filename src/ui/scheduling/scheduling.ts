import { createContext, createElement, Fragment, type ReactNode, useContext, useState } from 'react'

/** A change that waits for the moment that somebody will choose: the body of the call that would make it now. */
export type ScheduleOrder = {
  restaurantId: string
  kind: 'bulk' | 'return'
  body: Readonly<Record<string, unknown>>
  /** What will happen, after the moment: 'cambian 12 precios', 'vuelve la carta'. */
  happens: string
  /** It is scheduled: the sheet behind may close. */
  onScheduled?: () => void
}
export type SchedulerProps = { order: ScheduleOrder; open: boolean; onClose: () => void }

/** Draws the dialog that asks for the moment, which a later feature brings; null: nothing can be scheduled. */
export const SchedulerContext = createContext<((props: SchedulerProps) => ReactNode) | null>(null)

type Scheduling = {
  /** Asks for the moment, then schedules; null: 'Programar…' is not offered here. */
  schedule: ((order: ScheduleOrder) => void) | null
  /** Stands anywhere in the component. */
  dialog: ReactNode
}

/**
 * For every place that offers 'Programar…' beside its saving button: the bar of several dishes, the table, going back
 * (4-beyond §6). The order is asked for when the button is pressed, so that what is scheduled is what the screen shows.
 */
export function useScheduling(): Scheduling {
  const draw = useContext(SchedulerContext)
  const [asked, setAsked] = useState<{ order: ScheduleOrder; open: boolean; serial: number } | null>(null)
  if (!draw) return { schedule: null, dialog: null }
  return {
    schedule: order => setAsked(last => ({ order, open: true, serial: (last?.serial ?? 0) + 1 })),
    dialog:
      asked &&
      createElement(
        Fragment,
        { key: asked.serial },
        draw({ order: asked.order, open: asked.open, onClose: () => setAsked({ ...asked, open: false }) }),
      ),
  }
}
