/** One part of a legal page: paragraphs, lists, and the tables that are filled from settings and code. */
export type LegalBlock = string | { list: readonly string[] } | 'operator' | 'kept-in-browser'
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] }
export type LegalText = { title: string; lead: string; sections: readonly LegalSection[] }

/** 'un año', '4 años'. */
export const years = (count: number): string => (count === 1 ? 'un año' : `${count} años`)

/** Who answers for the service; the facts come from the operator's settings. */
export const WHO: LegalSection = {
  id: 'responsable',
  title: 'Quién responde',
  blocks: ['El servicio lo presta:', 'operator'],
}
export const CHANGES: LegalSection = {
  id: 'cambios',
  title: 'Cambios en esta página',
  blocks: ['Si cambia algo de lo que dice, actualizamos la fecha de arriba y te escribimos antes si tienes cuenta.'],
}
