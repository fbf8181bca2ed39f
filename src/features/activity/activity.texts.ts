import type { Action } from './activity.actions.ts'
import type { ActivityItem } from './activity.contract.ts'
import {
  ADDED,
  both,
  CHANGED,
  DELETED,
  MARKED,
  plain,
  REMOVED,
  RESTORED,
  say,
  type Verb,
  type Words,
} from './activity-phrases.texts.ts'
import { CODE_WORDS } from './activity-codes.texts.ts'
import { IMPORT_WORDS } from './activity-import.texts.ts'
import { RETURN_WORDS } from './activity-return.texts.ts'
import { OPENING_WORDS } from './activity-opening.texts.ts'
import { SCHEDULED_WORDS } from './activity-scheduled.texts.ts'
import { SET_MENU_WORDS } from './activity-set-menus.texts.ts'
import { TEAM_WORDS } from './activity-team.texts.ts'
import { eachDishAction } from './dish-actions.ts'

const dishes = (count: number): string => (count === 1 ? '1 plato' : `${count} platos`)
const inLanguage = (part: string): string => (part === '' ? '' : ` en ${part}`)
const inCategory = ({ after }: ActivityItem): string => (after ? ` en ${after}` : '')
const withDishes = (word: string, { after }: ActivityItem): string =>
  after === '0' || after === null ? '' : after === '1' ? ` ${word} su plato` : ` ${word} sus ${after} platos`

const ofLabel = (verb: Verb): Words => ({
  verb,
  one: ({ name }) => say`la etiqueta ${name}`,
  many: count => say`${`${count} etiquetas`}`,
})
const ofZone = (verb: Verb): Words => ({
  verb,
  one: ({ name }) => [...plain('los precios de '), ...say`${name}`],
  many: count => say`los precios de ${`${count} zonas`}`,
})

/** The words of every action (DAILY-WORK §5). */
export const WORDS: Record<Action, Words> = {
  'dish.created': {
    verb: ADDED,
    one: item => [...say`${item.name}`, ...plain(inCategory(item))],
    many: count => say`${dishes(count)}`,
  },
  'dish.deleted': { verb: DELETED, one: ({ name }) => say`${name}`, many: count => say`${dishes(count)}` },
  'dish.restored': { verb: RESTORED, one: ({ name }) => say`${name}`, many: count => say`${dishes(count)}` },
  'dish.name': {
    verb: CHANGED,
    one: ({ name }, part) => [...plain(`el nombre${inLanguage(part)} de `), ...say`${name}`],
    many: () => plain('los nombres de la carta'),
  },
  'dish.description': {
    verb: CHANGED,
    one: ({ name }, part) => [...plain(`la descripción${inLanguage(part)} de `), ...say`${name}`],
    many: () => plain('las descripciones de la carta'),
  },
  'dish.price': {
    verb: CHANGED,
    one: ({ name }) => [...plain('el precio de '), ...say`${name}`],
    many: count => [...plain('el precio de '), ...say`${dishes(count)}`],
  },
  ...eachDishAction(
    ({ phrase }): Words => ({
      verb: CHANGED,
      one: ({ name }) => [...plain(`${phrase} de `), ...say`${name}`],
      many: count => [...plain(`${phrase} de `), ...say`${dishes(count)}`],
    }),
  ),
  'dish.image': {
    verb: CHANGED,
    one: ({ name }) => say`la foto de ${name}`,
    many: count => say`la foto de ${dishes(count)}`,
  },
  'dish.imageAdded': {
    verb: ['Pusiste', 'puso'],
    one: ({ name }) => say`foto a ${name}`,
    many: count => say`foto a ${dishes(count)}`,
  },
  'dish.imageRemoved': {
    verb: REMOVED,
    one: ({ name }) => say`la foto de ${name}`,
    many: count => say`la foto de ${dishes(count)}`,
  },
  'dish.allergens': {
    verb: CHANGED,
    one: ({ name }) => say`los alérgenos de ${name}`,
    many: count => say`los alérgenos de ${dishes(count)}`,
  },
  'dish.declared': {
    verb: ['Declaraste', 'declaró'],
    one: ({ name }) => say`los alérgenos de ${name}`,
    many: count => say`los alérgenos de ${dishes(count)}`,
  },
  'dish.undeclared': {
    verb: ['Dejaste', 'dejó'],
    one: ({ name }) => say`sin declarar los alérgenos de ${name}`,
    many: count => say`sin declarar los alérgenos de ${dishes(count)}`,
  },
  'dish.reviewed': {
    verb: ['Miraste', 'miró'],
    one: ({ name }) => say`otra vez los alérgenos de ${name}`,
    many: count => say`otra vez los alérgenos de ${dishes(count)}`,
  },
  'dish.soldOut': {
    verb: MARKED,
    one: ({ name }) => say`${name} como agotado`,
    many: count => say`${dishes(count)} como agotados`,
  },
  'dish.available': {
    verb: MARKED,
    one: ({ name }) => say`${name} como disponible`,
    many: count => say`${dishes(count)} como disponibles`,
  },
  'dish.category': {
    verb: ['Moviste', 'movió'],
    one: ({ name, before, after }) => [...say`${name}`, ...plain(before && after ? ` de ${before} a ${after}` : '')],
    many: count => say`${dishes(count)} a otra categoría`,
  },
  'dish.place': {
    verb: CHANGED,
    one: ({ name }) => say`de sitio ${name}`,
    many: count => say`de sitio ${dishes(count)}`,
  },
  'dish-order': {
    verb: CHANGED,
    one: ({ name }) => say`el orden de los platos de ${name}`,
    many: () => plain('el orden de los platos'),
  },
  'category.created': {
    verb: ADDED,
    one: ({ name }) => say`la categoría ${name}`,
    many: count => say`${`${count} categorías`}`,
  },
  'category.deleted': {
    verb: DELETED,
    one: item => [...say`la categoría ${item.name}`, ...plain(withDishes('y', item))],
    many: count => say`${`${count} categorías`}`,
  },
  'category.restored': {
    verb: RESTORED,
    one: item => [...say`la categoría ${item.name}`, ...plain(withDishes('con', item))],
    many: count => say`${`${count} categorías`}`,
  },
  'category.name': {
    verb: CHANGED,
    one: ({ name }, part) => [...plain(`el nombre${inLanguage(part)} de la categoría `), ...say`${name}`],
    many: () => plain('los nombres de las categorías'),
  },
  'category.place': {
    verb: CHANGED,
    one: ({ name }) => say`de sitio la categoría ${name}`,
    many: count => say`de sitio ${`${count} categorías`}`,
  },
  'category-order': both(CHANGED, 'el orden de las categorías'),
  'label.created': ofLabel(ADDED),
  'label.changed': ofLabel(CHANGED),
  'label.deleted': ofLabel(REMOVED),
  'zone.created': ofZone(ADDED),
  'zone.changed': ofZone(CHANGED),
  'zone.deleted': ofZone(REMOVED),
  'allergens.notice': {
    verb: CHANGED,
    one: (_, part) => plain(`el aviso de la cocina${inLanguage(part)}`),
    many: () => plain('el aviso de la cocina'),
  },
  'allergens.diets': {
    verb: CHANGED,
    one: () => plain('las dietas con todos los platos marcados'),
    many: () => plain('las dietas con todos los platos marcados'),
  },
  'report.mended': {
    verb: ['Corregiste', 'corrigió'],
    one: ({ name }) => say`${name} por el aviso de un cliente`,
    many: count => say`${dishes(count)} por avisos de clientes`,
  },
  'report.fine': {
    verb: ['Diste', 'dio'],
    one: ({ name }) => say`por bueno ${name} tras el aviso de un cliente`,
    many: count => say`por buenos ${dishes(count)} tras avisos de clientes`,
  },
  'check.ignored': {
    verb: ['Ignoraste', 'ignoró'],
    one: ({ name }) => say`en la revisión ${name}`,
    many: count => plain(`${count} avisos de la revisión`),
  },
  'check.again': {
    verb: ['Pediste', 'pidió'],
    one: ({ name }) => say`que la revisión vuelva a avisar de ${name}`,
    many: count => plain(`que la revisión vuelva a avisar de ${count} cosas`),
  },
  'restaurant.created': {
    verb: ['Creaste', 'creó'],
    one: ({ name }) => say`${name}`,
    many: () => plain('restaurantes'),
  },
  'restaurant.deleted': { verb: DELETED, one: ({ name }) => say`${name}`, many: () => plain('restaurantes') },
  'restaurant.name': both(CHANGED, 'el nombre del restaurante'),
  'restaurant.description': {
    verb: CHANGED,
    one: (_, part) => plain(`la descripción${inLanguage(part)} del restaurante`),
    many: () => plain('la descripción del restaurante'),
  },
  'restaurant.defaultLocale': both(CHANGED, 'el idioma principal'),
  'restaurant.locales': both(CHANGED, 'los idiomas de la carta'),
  'restaurant.currency': both(CHANGED, 'la moneda'),
  'restaurant.timezone': both(CHANGED, 'la zona horaria'),
  'restaurant.style': both(CHANGED, 'el estilo de la carta'),
  'restaurant.colors': {
    verb: CHANGED,
    one: (_, part) => plain(`el color ${part} de la carta`),
    many: () => plain('los colores de la carta'),
  },
  'restaurant.address': {
    verb: CHANGED,
    one: (_, part) => plain(part),
    many: () => plain('la dirección del restaurante'),
  },
  'restaurant.contact': { verb: CHANGED, one: (_, part) => plain(part), many: () => plain('los datos de contacto') },
  'restaurant.hours': {
    verb: CHANGED,
    one: (_, part) => say`el horario del ${part}`,
    many: count => say`el horario de ${`${count} días`}`,
  },
  'restaurant.holidayCountry': both(CHANGED, 'el país de los festivos'),
  ...IMPORT_WORDS,
  ...RETURN_WORDS,
  ...OPENING_WORDS,
  ...SCHEDULED_WORDS,
  ...CODE_WORDS,
  ...SET_MENU_WORDS,
  'restaurant.slug': both(CHANGED, 'la dirección de la carta'),
  'restaurant.logo': both(CHANGED, 'el logo'),
  'restaurant.logoAdded': both(['Pusiste', 'puso'], 'logo al restaurante'),
  'restaurant.logoRemoved': both(REMOVED, 'el logo'),
  'restaurant.activated': both(['Activaste', 'volvió a activar'], 'el restaurante'),
  'restaurant.deactivated': both(['Desactivaste', 'desactivó'], 'el restaurante'),
  'restaurant.suspended': both(['Suspendiste', 'suspendió'], 'la carta'),
  'restaurant.unsuspended': both(['Levantaste', 'levantó'], 'la suspensión de la carta'),
  ...TEAM_WORDS,
}
