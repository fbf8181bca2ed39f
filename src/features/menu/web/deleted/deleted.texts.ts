import { DISHES_MAX } from '../../menu.limits.ts'

/** Texts of 'Eliminados': EVERY-DAY §8.25. */
export const deletedTexts = {
  open: 'Eliminados',
  lead: 'Se guardan 30 días. Después se borran solos.',
  category: (name: string, count: number) =>
    count === 0 ? `Categoría «${name}»` : `Categoría «${name}», con ${count === 1 ? '1 plato' : `${count} platos`}`,
  by: (who: string | null, when: string) => `${who ?? 'Tú'}, ${when}`,
  in: (category: string, rest: string) => `${category}. ${rest}`,
  left: (days: number) => (days === 1 ? 'Queda 1 día' : `Quedan ${days} días`),
  restore: 'Recuperar',
  restoreOf: (name: string) => `Recuperar ${name}`,
  restored: (name: string, category: string) => `${name} vuelve a ${category}`,
  categoryRestored: (name: string) => `${name} vuelve a la carta`,
  see: 'Ver',
  limit: `Has llegado al máximo de ${DISHES_MAX} platos. Elimina alguno para recuperar este.`,
  where: '¿Dónde lo ponemos?',
  lost: (category: string, name: string) => `«${category}», donde estaba ${name}, ya no existe.`,
  lostUnnamed: (name: string) => `La categoría de ${name} ya no existe.`,
  place: 'Categoría',
  again: (category: string) => `Volver a crear «${category}»`,
  cancel: 'Cancelar',
  failed: 'No se ha podido recuperar. Inténtalo de nuevo.',
  loadFailed: 'No se han podido cargar los eliminados',
  loading: 'Cargando los eliminados…',
  empty: 'Aquí no hay nada',
  emptyHint: 'Lo que elimines espera aquí 30 días, por si acaso.',
  close: 'Cerrar',
} as const
