import type { Locale } from '#shared/locale.ts'
import type { SpecialReason } from '#features/restaurants/opening/special-days.rules.ts'

/** What diners read of changed hours and notices (EVERY-DAY §9). `{…}` is a placeholder; the opening comes first. */
export type DayTexts = {
  until: string
  fromTo: string
  several: string
  closedToday: string
  closedFor: Record<SpecialReason | 'none', string>
  closedUntil: string
  opensTomorrow: string
  opensOn: string
  backOn: string
  kitchenUntil: string
  kitchenToday: string
  full: string
  fullUntilClose: string
  fullUntil: string
  ahead: string
  closedOnlyToday: string
  onlyToday: string
}

export const dayTexts: Record<Locale, DayTexts> = {
  es: {
    until: 'Hoy, hasta las {time}',
    fromTo: 'Hoy, de {time} a {time}',
    several: 'Hoy, horario especial',
    closedToday: 'Hoy cerramos.',
    closedFor: {
      vacation: 'Cerrado por vacaciones',
      private: 'Cerrado por fiesta privada',
      works: 'Cerrado por obras',
      holiday: 'Cerrado',
      other: 'Cerrado',
      none: 'Cerrado',
    },
    closedUntil: '{closed} hasta el {date}.',
    opensTomorrow: 'Abrimos mañana a las {time}.',
    opensOn: 'Abrimos el {day} a las {time}.',
    backOn: 'Volvemos el {day} a las {time}.',
    kitchenUntil: 'Cocina cerrada hasta las {time}.',
    kitchenToday: 'Cocina cerrada por hoy.',
    full: 'Completo.',
    fullUntilClose: 'No quedan mesas hasta que cerremos, a las {time}.',
    fullUntil: 'No quedan mesas hasta las {time}.',
    ahead: 'Próximos días especiales',
    closedOnlyToday: 'Cerrado, solo hoy',
    onlyToday: 'solo hoy',
  },
  en: {
    until: 'Today until {time}',
    fromTo: 'Today {time} to {time}',
    several: 'Special hours today',
    closedToday: 'Closed today.',
    closedFor: {
      vacation: 'Closed for holidays',
      private: 'Closed for a private party',
      works: 'Closed for building works',
      holiday: 'Closed',
      other: 'Closed',
      none: 'Closed',
    },
    closedUntil: '{closed} until {date}.',
    opensTomorrow: 'Back tomorrow at {time}.',
    opensOn: 'Back on {day} at {time}.',
    backOn: 'Back on {day} at {time}.',
    kitchenUntil: 'Kitchen closed until {time}.',
    kitchenToday: 'Kitchen closed for today.',
    full: 'Fully booked',
    fullUntilClose: 'until we close at {time}.',
    fullUntil: 'until {time}.',
    ahead: 'Special days ahead',
    closedOnlyToday: 'Closed, today only',
    onlyToday: 'today only',
  },
  pt: {
    until: 'Hoje, até às {time}',
    fromTo: 'Hoje, das {time} às {time}',
    several: 'Hoje, horário especial',
    closedToday: 'Hoje fechamos.',
    closedFor: {
      vacation: 'Fechado para férias',
      private: 'Fechado para uma festa privada',
      works: 'Fechado para obras',
      holiday: 'Fechado',
      other: 'Fechado',
      none: 'Fechado',
    },
    closedUntil: '{closed} até {date}.',
    opensTomorrow: 'Abrimos amanhã às {time}.',
    opensOn: 'Abrimos {day} às {time}.',
    backOn: 'Voltamos {day} às {time}.',
    kitchenUntil: 'Cozinha fechada até às {time}.',
    kitchenToday: 'Cozinha fechada por hoje.',
    full: 'Lotação esgotada',
    fullUntilClose: 'até fecharmos, às {time}.',
    fullUntil: 'até às {time}.',
    ahead: 'Próximos dias especiais',
    closedOnlyToday: 'Fechado, só hoje',
    onlyToday: 'só hoje',
  },
}
