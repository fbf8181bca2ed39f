import type { Locale } from '#shared/locale.ts'

/** What a menu says that was opened without a network (DESIGN §7). */
export const offlineTexts: Record<Locale, { today: string; earlier: string; allergens: string }> = {
  es: {
    today: 'Guardado a las {time}',
    earlier: 'Guardado el {date} a las {time}',
    allergens: 'los alérgenos pueden haber cambiado',
  },
  en: { today: 'Saved at {time}', earlier: 'Saved on {date} at {time}', allergens: 'allergens may have changed' },
  pt: {
    today: 'Guardado às {time}',
    earlier: 'Guardado a {date} às {time}',
    allergens: 'os alergénios podem ter mudado',
  },
}
