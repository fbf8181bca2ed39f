import { counted, dayWords, dishesWord, doubtsWord, sumWords } from './words.ts'

/** Where a carta is brought from, and what says that one waits: BRINGING §4, §7. */
export const entryTexts = {
  title: 'Traer mi carta',
  action: 'Traer platos…',
  empty: '¿Ya la tienes en papel, en un archivo o en una foto? Tráela entera. La revisas antes de guardar nada.',
  emptyDraft: 'Revisa la que has traído y estará en tu carta. O empieza por sus apartados.',
  emptyReading: 'La tuya se está leyendo.',
  planEnded: {
    trial_expired: 'Tu periodo de prueba ha terminado. Contrata un plan para traer tu carta.',
    subscription_ended: 'Tu suscripción ha terminado. Contrata un plan para traer tu carta.',
  },
  ownersPlanEnded: 'El plan del restaurante ha terminado. Habla con su propietario.',
  seePlans: 'Contrata un plan',
  or: 'o empieza por sus apartados',
  reading: (page: number, pages: number) => `Leyendo tu carta: página ${page} de ${pages}`,
  readingText: 'Leyendo tu carta',
  readingHint: 'Puedes seguir con lo tuyo. Te avisamos aquí.',
  progress: 'Lectura de la carta',
  seeProgress: 'Ver cómo va',
  ready: (dishes: number, categories: number) => `Tu carta está leída: ${sumWords(dishes, categories)}`,
  readyHint: (expiresAt: string) => `Falta que la revises. Se guarda hasta el ${dayWords(expiresAt)}.`,
  review: 'Revisar',
  failed: 'Tu carta no se ha podido leer',
  seeWhy: 'Ver por qué',
  half: (dishes: number, doubts: number) =>
    `Tienes una carta a medias: ${dishesWord(dishes)}${doubts > 0 ? `, ${doubtsWord(doubts)}` : ''}`,
  halfHint: (readAt: string, expiresAt: string) =>
    `La leíste el ${dayWords(readAt)}. Se guarda hasta el ${dayWords(expiresAt)}.`,
  another: 'Empezar otra',
  goOn: 'Seguir',
  throwTitle: '¿Tirar este borrador?',
  throwText: (dishes: number) => `Se borra lo que se leyó: ${dishesWord(dishes)}. Tu carta se queda como está.`,
  throwAway: 'Tirar el borrador',
  throwFailed: 'No se ha podido tirar el borrador.',
  keep: 'Dejarlo',
  done: 'Tu carta está puesta',
  doneText: (created: number, updated: number) => {
    const all = created + updated
    const parts = [
      created > 0 && counted(created, 'nuevo', 'nuevos'),
      updated > 0 && counted(updated, 'actualizado', 'actualizados'),
    ].filter(Boolean)
    return all === 0
      ? 'Ya estaba todo en tu carta. No ha cambiado nada.'
      : `Has traído ${dishesWord(all)}: ${parts.join(' y ')}. Tus clientes ya ${all === 1 ? 'lo' : 'los'} ven.`
  },
  viewMenu: 'Ver carta',
  undo: 'Deshacer',
  missing: 'Lo que le falta',
  allergens: 'Confirmar alérgenos',
  photos: 'Poner fotos',
  translate: 'Traducirla',
  closeDone: 'Cerrar este aviso',
  undoTitle: '¿Deshacer lo que trajiste?',
  undoRemoved: 'Platos que se quitan',
  undoRestored: 'Platos que vuelven a como estaban',
  undoCategories: 'Categorías que se quitan',
  undoKept: (count: number) => (count === 1 ? 'Dejar el que ya has tocado' : `Dejar los ${count} que ya has tocado`),
  undoHint: 'Lo que se quita se puede recuperar en Actividad durante 30 días.',
  undoCancel: 'Dejarlo como está',
  undoing: 'Deshaciendo…',
  undone: 'Deshecho. Tu carta está como antes de traerla.',
  undoFailed: 'No se ha podido deshacer.',
  undoFailedHint: 'Inténtalo de nuevo.',
} as const
