import type { Locale } from '#shared/locale.ts'

/** What diners read of what is not served now (TABLE §8). `{…}` is a placeholder; days Monday first. */
export type LateTexts = {
  back: string
  backTomorrow: string
  backOn: string
  days: string[]
  seeDishes: string
  notNow: string
}

export const lateTexts: Record<Locale, LateTexts> = {
  es: {
    back: 'Vuelve a las {time}.',
    backTomorrow: 'Vuelve mañana a las {time}.',
    backOn: 'Vuelve {day} a las {time}.',
    days: ['el lunes', 'el martes', 'el miércoles', 'el jueves', 'el viernes', 'el sábado', 'el domingo'],
    seeDishes: 'Ver los platos',
    notNow: ', ahora no se sirve',
  },
  en: {
    back: 'Back at {time}.',
    backTomorrow: 'Back tomorrow at {time}.',
    backOn: 'Back {day} at {time}.',
    days: ['on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday', 'on Sunday'],
    seeDishes: 'See the dishes',
    notNow: ', not served now',
  },
  pt: {
    back: 'Volta às {time}.',
    backTomorrow: 'Volta amanhã às {time}.',
    backOn: 'Volta {day} às {time}.',
    days: [
      'na segunda-feira',
      'na terça-feira',
      'na quarta-feira',
      'na quinta-feira',
      'na sexta-feira',
      'no sábado',
      'no domingo',
    ],
    seeDishes: 'Ver os pratos',
    notNow: ', agora não se serve',
  },
}
