import { CITIES } from './timezone-cities.ts'

/** Where most of our restaurants are: these come first, by the name that people use there. */
const LIKELY: Readonly<Record<string, string>> = {
  'Europe/Madrid': 'España: península y Baleares',
  'Atlantic/Canary': 'España: Canarias',
  'Europe/Lisbon': 'Portugal continental',
  'Atlantic/Madeira': 'Portugal: Madeira',
  'Atlantic/Azores': 'Portugal: Azores',
  'America/Mexico_City': 'México: Ciudad de México',
  'America/Bogota': 'Colombia',
  'America/Lima': 'Perú',
  'America/Santiago': 'Chile',
  'America/Argentina/Buenos_Aires': 'Argentina: Buenos Aires',
  'America/Sao_Paulo': 'Brasil: São Paulo',
}

const REGIONS: Readonly<Record<string, string>> = {
  Europe: 'Europa',
  America: 'América',
  Africa: 'África',
  Asia: 'Asia',
  Atlantic: 'Atlántico',
  Pacific: 'Pacífico',
  Indian: 'Índico',
  Australia: 'Australia',
  Antarctica: 'Antártida',
  Arctic: 'Ártico',
}
const OTHERS = 'Otras'

export type ZoneOption = { zone: string; label: string }
export type ZoneGroup = { label: string; zones: ZoneOption[] }

const inSpanish = new Intl.Collator('es')

/** 'hora de Reino Unido'; '' where the engine has no words for it. */
function wordsOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('es', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date())
  const words = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return /^hora/i.test(words) ? words : ''
}

function labelOf(zone: string): string {
  const likely = LIKELY[zone]
  if (likely) return likely
  const place = zone.split('/').at(-1) ?? zone
  const city = CITIES[place] ?? place.replaceAll('_', ' ')
  const words = wordsOf(zone)
  return words ? `${city} (${words})` : city
}

/**
 * Time zones as people know them, in Spanish: first those where most restaurants are, then all by region. `stored` is
 * among them even where this browser gives it another identifier.
 */
export function zoneGroups(stored: string, likelyLabel: string): ZoneGroup[] {
  const likely = Object.keys(LIKELY)
  const all = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', stored])
  const option = (zone: string): ZoneOption => ({ zone, label: labelOf(zone) })
  const rest = Map.groupBy(
    [...all].filter(zone => !likely.includes(zone)).map(option),
    ({ zone }) => REGIONS[zone.split('/')[0] ?? ''] ?? OTHERS,
  )
  const groups = [...rest].map(([label, zones]) => ({
    label,
    zones: zones.toSorted((a, b) => inSpanish.compare(a.label, b.label)),
  }))
  const place = ({ label }: ZoneGroup) => [...Object.values(REGIONS), OTHERS].indexOf(label)
  return [{ label: likelyLabel, zones: likely.map(option) }, ...groups.toSorted((a, b) => place(a) - place(b))]
}
