import type { Locale } from '#shared/locale.ts'

/** What the house reads on a sheet of stickers (PAPER-AND-NUMBERS §5 10). */
export const stickerTexts = {
  title: (from: number) => `Cambios desde la edición ${from}`,
  of: (dishes: number, copies: number) =>
    `${dishes} ${dishes === 1 ? 'plato' : 'platos'} para ${copies} ${copies === 1 ? 'carta' : 'cartas'}`,
  advice: 'Papel adhesivo A4. Al 100 %, sin ajustar a la página.',
  how: (column: string) =>
    `Corta por las rayas y pega encima: cada pegatina mide lo mismo que el plato en tu carta impresa (${column} mm de columna).`,
  added: (name: string, category: string) => `«${name}» es nuevo: va en «${category}».`,
  addedMenu: (name: string) => `«${name}» es un menú nuevo: no cubre nada.`,
  gone: (name: string) => `«${name}» ya no está: una pegatina no lo borra.`,
  next: (n: number) => `Cuando las pongas, tu papel será la edición ${n}.`,
} as const

/** What guests read on a loose slip. */
export const SLIP_TEXTS: Record<
  Locale,
  {
    title: string
    from: (date: string) => string
    allergens: string
    prices: string
    added: string
    texts: string
    gone: string
    rest: string
    ask: string
  }
> = {
  es: {
    title: 'Cambios en la carta',
    from: date => `Desde el ${date}`,
    allergens: 'Otros alérgenos',
    prices: 'Precio nuevo',
    added: 'Nuevo',
    texts: 'Cambia el plato',
    gone: 'Ya no hay',
    rest: 'Lo demás, como en la carta.',
    ask: 'Si ves «?», pregunta al equipo.',
  },
  en: {
    title: 'Changes to the menu',
    from: date => `From ${date}`,
    allergens: 'Other allergens',
    prices: 'New price',
    added: 'New',
    texts: 'Dish changed',
    gone: 'No longer served',
    rest: 'Everything else as on the menu.',
    ask: 'Where you see “?”, ask us.',
  },
  pt: {
    title: 'Mudanças na carta',
    from: date => `Desde ${date}`,
    allergens: 'Outros alergénios',
    prices: 'Preço novo',
    added: 'Novo',
    texts: 'Muda o prato',
    gone: 'Já não há',
    rest: 'O resto, como na carta.',
    ask: 'Se vir «?», pergunte à equipa.',
  },
}
