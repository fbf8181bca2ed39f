import type { Action } from './activity.actions.ts'
import { ADDED, both, CHANGED, DELETED, MARKED, plain, say, type Verb, type Words } from './activity-phrases.texts.ts'

const PUBLISHED: Verb = ['Publicaste', 'publicó']

const ofDay = (verb: Verb): Words => ({
  verb,
  one: ({ name }) => [...plain('el menú del '), ...say`${name}`],
  many: count => say`${`${count} menús del día`}`,
})
const ofMenu = (verb: Verb): Words => ({
  verb,
  one: ({ name }) => say`${name}`,
  many: count => say`${`${count} menús`}`,
})
const ofDish = (verb: Verb, before: string, after: string): Words => ({
  verb,
  one: ({ name }) => [...plain(before), ...say`${name}`, ...plain(after)],
  many: count => [...say`${`${count} platos`}`, ...plain(after)],
})

/** The words of the menu of the day and of other set menus. */
export const SET_MENU_WORDS = {
  'daily.written': ofDay(['Escribiste', 'escribió']),
  'daily.published': ofDay(PUBLISHED),
  'daily.deleted': ofDay(['Quitaste', 'quitó']),
  'daily.rules': both(CHANGED, 'cuándo se sirve el menú del día'),
  'setMenu.created': ofMenu(ADDED),
  'setMenu.changed': ofMenu(CHANGED),
  'setMenu.published': ofMenu(PUBLISHED),
  'setMenu.unpublished': ofMenu(['Dejaste de publicar', 'dejó de publicar']),
  'setMenu.deleted': ofMenu(DELETED),
  'setMenu.soldOut': ofDish(MARKED, 'el menú ', ' como agotado'),
  'setMenu.back': ofDish(['Volviste a servir', 'volvió a servir'], 'el menú ', ''),
  'setMenu.itemSoldOut': ofDish(MARKED, '', ' como agotado en el menú'),
  'setMenu.itemBack': ofDish(MARKED, '', ' como disponible en el menú'),
  'set-menu-order': both(CHANGED, 'el orden de los menús'),
} satisfies Partial<Record<Action, Words>>
