import type { Action } from './activity.actions.ts'
import { ADDED, both, CHANGED, plain, REMOVED, say, type Verb, type Words } from './activity-phrases.texts.ts'

const ofSpecialDay = (verb: Verb): Words => ({
  verb,
  one: ({ name }) => [...plain('el día especial '), ...say`${name}`],
  many: count => say`${`${count} días especiales`}`,
})

const ofSchedule = (verb: Verb): Words => ({
  verb,
  one: ({ name }) => [...plain('el horario de la carta '), ...say`${name}`],
  many: count => say`${`${count} horarios de la carta`}`,
})

/** The words of today, special days and the hours of the carta. */
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
  'schedule.created': ofSchedule(ADDED),
  'schedule.changed': ofSchedule(CHANGED),
  'schedule.deleted': ofSchedule(REMOVED),
} satisfies Partial<Record<Action, Words>>
