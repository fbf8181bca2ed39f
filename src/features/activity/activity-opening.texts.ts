import type { Action } from './activity.actions.ts'
import { ADDED, both, CHANGED, plain, REMOVED, say, type Verb, type Words } from './activity-phrases.texts.ts'

const ofSpecialDay = (verb: Verb): Words => ({
  verb,
  one: ({ name }) => [...plain('el día especial '), ...say`${name}`],
  many: count => say`${`${count} días especiales`}`,
})

/** The words of today and special days. */
export const OPENING_WORDS = {
  'today.hours': both(CHANGED, 'el horario de hoy'),
  'today.usual': both(['Volviste', 'volvió'], 'al horario de siempre'),
  'today.kitchen': both(['Cerraste', 'cerró'], 'la cocina'),
  'today.kitchenOpen': both(REMOVED, 'el aviso de cocina cerrada'),
  'today.full': both(['Pusiste', 'puso'], 'Completo'),
  'today.notFull': both(REMOVED, 'Completo'),
  'today.note': both(['Publicaste', 'publicó'], 'la nota de hoy'),
  'today.noNote': both(REMOVED, 'la nota de hoy'),
  'special.created': ofSpecialDay(ADDED),
  'special.changed': ofSpecialDay(CHANGED),
  'special.deleted': ofSpecialDay(REMOVED),
} satisfies Partial<Record<Action, Words>>
