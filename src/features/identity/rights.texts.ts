import { uncapitalized } from '#shared/names/capitalized.ts'
import { namesInWords, type Right } from './rights.rules.ts'

/** The eight rights in words (EVERY-DAY §5). */
export const rightTexts: Record<Right, { name: string; hint: string }> = {
  prices: { name: 'Precios', hint: 'Uno a uno o varios a la vez' },
  availability: { name: 'Disponibilidad', hint: 'Agotados, «cocina cerrada», «completo» y nota de hoy' },
  texts: { name: 'Textos y fotos', hint: 'Platos y categorías: crear, escribir, traducir, ordenar, borrar' },
  allergens: { name: 'Alérgenos', hint: 'Declararlos y revisarlos' },
  hours: { name: 'Horario', hint: 'Hoy, días especiales y la semana' },
  look: { name: 'Apariencia', hint: 'Diseño, colores, logo y datos del restaurante' },
  print: { name: 'QR e impresos', hint: 'Descargar e imprimir' },
  activity: { name: 'Ver actividad', hint: 'Quién cambió qué y cuándo' },
}

/** Within a sentence: the first letter small, but for 'QR'. */
const inSentence = (right: Right): string => {
  const { name } = rightTexts[right]
  return right === 'print' ? name : uncapitalized(name)
}

/** 'cambiar precios y alérgenos', 'imprimir el QR y ver la actividad': after 'puede'. */
export function deedsInWords(rights: readonly Right[]): string {
  const things = rights.filter(each => each !== 'print' && each !== 'activity').map(inSentence)
  const deeds = [
    ...(things.length > 0 ? [`cambiar ${namesInWords(things)}`] : []),
    ...(rights.includes('print') ? ['imprimir el QR'] : []),
    ...(rights.includes('activity') ? ['ver la actividad'] : []),
  ]
  return namesInWords(deeds)
}

/** 'precios, disponibilidad y horario'; 'nada' for none. */
export const rightsInWords = (rights: readonly Right[]): string =>
  rights.length === 0 ? 'nada' : namesInWords(rights.map(inSentence))
