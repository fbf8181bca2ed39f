import type { ComparedItem } from '../history.contract.ts'
import { historyTexts as texts } from './history-screen.texts.ts'
import { dayBack, onHouseClock } from './moment.rules.ts'

/** The name of who did it, of the product itself, or of somebody who is gone. */
export const nameOfActor = (by: ComparedItem['by']): string => (by === null ? texts.product : by.name || texts.someone)

/** 'Carmen, hoy', 'Marta, el jueves'. */
export const whoAndWhen = ({ by, at }: Pick<ComparedItem, 'by' | 'at'>, today: number, timeZone: string): string =>
  `${nameOfActor(by)}, ${dayBack(onHouseClock(at, timeZone).day, today)}`
