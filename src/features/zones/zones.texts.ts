import { changedBy } from '#features/identity/rights.rules.ts'
import type { ZoneSurcharge } from '#features/prices/zone.rules.ts'

/** What stands on 'Precios por zona' (TABLE §4 6, TABLE §8). */
export const zonesTexts = {
  title: 'Precios por zona',
  lead: 'El precio de la carta es uno. Aquí dices dónde cuesta más.',
  back: 'Gestión de Menú',
  noRestaurant: 'No se ha encontrado el restaurante',
  noRestaurantHint: 'Si trabajas en un equipo, pide a su propietario que te dé acceso.',
  loadFailed: 'No se pudieron cargar las zonas',
  empty: 'Un precio para toda la casa',
  emptyHint: 'Si en la terraza cobras más, dilo aquí una vez: cada zona tendrá su QR, con sus precios enteros.',
  add: 'Añadir zona',
  basePrice: 'El precio de la carta',
  same: 'Igual',
  edit: (name: string) => `Cambiar ${name}`,
  qrOf: (name: string) => `QR de ${name}`,
  howMuch: ({ kind, rounding }: ZoneSurcharge) =>
    kind === 'cents'
      ? 'Todos menos los que van por peso'
      : rounding === 1
        ? 'Todos los precios, exactos'
        : `Todos los precios, a ${rounding} cts.`,
  examples: 'Así quedan',
  examplesCaption: 'Cómo quedan tres platos',
  diners: (reason: string) =>
    `Tus clientes ven el precio entero de su zona y el motivo: «${reason}» Los menús de precio cerrado y «según mercado» no cambian.`,
  onlyOwner: (owner: string | undefined, managers: readonly string[]) => {
    if (managers.length > 1) return `Los precios por zona los ${changedBy(managers)}.`
    return owner
      ? `Los precios por zona los cambia el propietario: ${owner}.`
      : 'Los precios por zona los cambia el propietario.'
  },
} as const

/** The form of a zone. */
export const zoneFormTexts = {
  edit: 'Editar zona',
  create: 'Nueva zona',
  name: 'Nombre',
  zoneName: 'Nombre de la zona',
  other: 'Otro…',
  more: 'Cuánto más',
  percent: 'Por ciento',
  cents: 'Céntimos',
  surcharge: 'Suplemento',
  less: 'Uno menos',
  plus: 'Uno más',
  lessCents: '10 céntimos menos',
  plusCents: '10 céntimos más',
  centsHint: 'Se suma a cada precio; los que van por peso se quedan igual.',
  rounding: 'Redondear',
  roundings: { 1: 'Exacto', 5: 'a 5 cts.', 10: 'a 10 cts.' },
  remove: 'Quitar zona',
  save: 'Guardar zona',
  saving: 'Guardando…',
  saved: 'Zona guardada',
  added: 'Zona añadida',
  removed: 'Zona quitada',
  saveFailed: 'No se pudo guardar la zona',
  removeFailed: 'No se pudo quitar la zona',
  gone: 'Esta zona ya no existe.',
  confirm: (name: string) => `¿Quitar ${name}?`,
  confirmText: (name: string) =>
    `Sus precios vuelven a ser los de la carta. Los QR de ${name} ya impresos seguirán abriendo la carta.`,
  keep: (name: string) => `Conservar ${name}`,
  namePhrase: 'el nombre',
  surchargePhrase: 'el suplemento',
} as const
