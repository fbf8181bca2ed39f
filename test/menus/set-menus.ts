import { DAY_MS } from '#shared/time.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { PageSetMenu, PublicItem } from '#features/set-menus/public-set-menus.ts'

const item = (name: string, more: Partial<PublicItem> = {}): PublicItem => ({
  _id: `0190a000-0000-7000-8000-${name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .padStart(12, '0')
    .slice(-12)}`,
  dishId: null,
  names: { es: name },
  supplement: 0,
  allergens: [],
  allergensDeclared: true,
  available: true,
  ...more,
})

/** The menu of the day of a Tuesday, from 13:00 to 16:00 in Madrid: eight dishes in three courses, one undeclared. */
export const dailyMenu = (more: Partial<PageSetMenu> = {}): PageSetMenu => ({
  _id: '2026-11-24',
  kind: 'daily',
  names: {},
  date: '2026-11-24',
  price: 14,
  includes: { bread: true, drink: true, dessert: true },
  note: {},
  untilSoldOut: true,
  slots: [{ open: '13:00', close: '16:00' }],
  services: [{ from: '2026-11-24T12:00:00.000Z', to: '2026-11-24T15:00:00.000Z' }],
  soldOut: false,
  state: 'now',
  shownFrom: null,
  courses: [
    {
      _id: 'first',
      names: { es: 'Primeros', en: 'First courses', pt: 'Entradas' },
      items: [
        item('Lentejas con verduras', { allergens: ['celery'] }),
        item('Salmorejo cordobés', { allergens: ['gluten', 'eggs'] }),
        item('Ensalada de la huerta', { allergens: ['sulphites'] }),
        item('Fideos con almejas', { allergensDeclared: false }),
      ],
    },
    {
      _id: 'main',
      names: { es: 'Segundos', en: 'Main courses', pt: 'Pratos principais' },
      items: [
        item('Pez espada a la plancha', { allergens: ['fish'] }),
        item('Pollo al ajillo', { allergens: ['sulphites'] }),
        item('Arroz del señoret', { allergens: ['crustaceans', 'molluscs', 'fish'], supplement: 3 }),
      ],
    },
    {
      _id: 'dessert',
      names: { es: 'Postre o café', en: 'Dessert or coffee', pt: 'Sobremesa ou café' },
      items: [item('Natillas caseras', { allergens: ['milk', 'eggs'] }), item('Fruta del día')],
    },
  ],
  ...more,
})

/** A menu with these set menus; the menu of the day is served next on the day after. */
export const withSetMenus = (menu: Menu, setMenus: PageSetMenu[] = [dailyMenu()]): Menu => ({
  ...menu,
  restaurant: {
    ...menu.restaurant,
    setMenus,
    dailyMenu: {
      next: new Date(Date.parse('2026-11-24T12:00:00Z') + DAY_MS).toISOString(),
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      slots: [{ open: '13:00', close: '16:00' }],
    },
  },
})
