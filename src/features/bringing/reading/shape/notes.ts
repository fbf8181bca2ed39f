import { folded } from '../words.ts'

/** What is told with a price, and is no dish. */
const PRICED_NOTES = [
  /\b(?:suplemento|recargo|incremento)\b/u,
  /^\s*(?:pan|cubierto|servicio|aperitivo)\b.*\b(?:servicio|cubierto|aperitivo|persona|comensal)\b/u,
]
const NOTES = [
  /\biva\b|\bi\.v\.a/u,
  /\bwi-?fi\b|\bwww\.|https?:|@|\.(?:com|es|net)\b/u,
  /\b(?:tel|tlf|tfno|telefono|movil|whatsapp)\b|\breservas?\b.*\d{3}/u,
  /\b(?:horario|abierto|cerrado|cerramos|cocina abierta)\b/u,
  /\b(?:c\/|calle|avda|avenida|plaza|paseo|ctra)\s?\.?\s*\p{L}.*\d/u,
  /\b(?:intolerancias?|alergias?|alergenos?|informacion alimentaria|reglamento|allergies|allergens?|alergenios?)\b/u,
  /\b(?:gracias|buen provecho|bon appetit|enjoy)\b/u,
  /\b(?:precios? (?:en|con) (?:euros?|iva)|prices? (?:in|include))/u,
  /\b(?:consulte|consultar|pregunte|pregunta|preguntar|ask (?:our|the))\b/u,
  /\b(?:pagina|pag\.)\s*\d|^\s*\d+\s*(?:\/|de)\s*\d+\s*$/u,
  /\b(?:facebook|instagram|tripadvisor|cif|nif|libro de reclamaciones|hojas? de reclamacion)/u,
]
const PHONE = /(?:\+?34[\s.]?)?[6789]\d{1,2}(?:[\s.-]?\d{2,3}){2,3}(?!\d)/u
const HOURS = /\b\d{1,2}[:.h]\d{2}\s*(?:h\w*)?\s*(?:a|-|–|y)\s*\d{1,2}[:.h]\d{2}/u

/** Lines that tell something about the house, not what it serves. */
export function isNote(text: string, hasPrice: boolean): boolean {
  const plain = folded(text)
  if (PRICED_NOTES.some(note => note.test(plain))) return true
  if (hasPrice) return false
  if (NOTES.some(note => note.test(plain))) return true
  const digits = text.replace(/\D/gu, '').length
  return HOURS.test(plain) || (PHONE.test(text) && digits >= 9 && !/[,.]\d\d\b/u.test(text))
}
