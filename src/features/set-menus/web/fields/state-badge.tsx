import { Badge, type BadgeTone } from '#ui/badge/badge.tsx'
import type { DayState } from '../../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'

const TONES: Record<DayState, BadgeTone> = {
  empty: 'off',
  draft: 'off',
  prepared: 'ok',
  published: 'ok',
  soldOut: 'wait',
  ended: 'off',
}

/** 'Borrador', 'Publicado', 'Agotado'. */
export const StateBadge = ({ state }: { state: DayState }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
