import { scheduledTexts } from '#features/scheduled/scheduled.texts.ts'
import type { Action } from './activity.actions.ts'
import type { ActivityItem } from './activity.contract.ts'
import { CHANGED, plain, type Part, say, type Verb, type Words } from './activity-phrases.texts.ts'

type Say = (what: string, item: ActivityItem) => Part[]
const scheduled = (verb: Verb, tell: Say): Words => ({
  verb,
  one: item => tell(item.name, item),
  many: count => plain(`${count} cambios programados`),
})
const HAD: Verb = ['Tenías programado', 'tenía programado']
const at = ({ after }: ActivityItem): string => ` para el ${after ?? ''}`
const whyNot = ({ before }: ActivityItem): string =>
  scheduledTexts.failed[before as keyof typeof scheduledTexts.failed]

/** The words of scheduled changes: what it is stands in the name, its moment in `after` (4-beyond §6). */
export const SCHEDULED_WORDS = {
  'scheduled.created': scheduled(['Programaste', 'programó'], (what, item) => [...say`${what}`, ...plain(at(item))]),
  'scheduled.moved': scheduled(['Pasaste', 'pasó'], (what, { after }) => [
    ...say`${what}`,
    ...plain(` a otro momento: ${after ?? ''}`),
  ]),
  'scheduled.changed': scheduled(CHANGED, (what, item) => [
    ...plain(`lo programado${at(item)}: `),
    ...say`${what}`,
  ]),
  'scheduled.cancelled': scheduled(['Cancelaste', 'canceló'], (what, item) => [
    ...say`${what}`,
    ...plain(`, en espera${at(item)}`),
  ]),
  'scheduled.done': scheduled(HAD, (what, item) => [...say`${what}`, ...plain(`${at(item)} y se ha hecho`)]),
  'scheduled.failed': scheduled(HAD, (what, item) => [
    ...say`${what}`,
    ...plain(`${at(item)} y no se ha hecho: ${whyNot(item)}`),
  ]),
} satisfies Partial<Record<Action, Words>>
