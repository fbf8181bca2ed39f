import { TOUCH_MAX_PX } from '#ui/ui.limits.ts'
import { useMediaQuery } from './use-media-query.ts'

/** True where tabs can be dragged: on screens wider than 1024 px without touch (S2 §9). */
export const useCanDrag = (): boolean =>
  useMediaQuery(`(min-width: ${TOUCH_MAX_PX + 1}px) and (hover: hover) and (pointer: fine)`)
