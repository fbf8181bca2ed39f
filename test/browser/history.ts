import type { ComparedItem, HistoryChange, HistoryItem } from '#features/history/history.contract.ts'
import { type GroupCounts, HISTORY_GROUPS, type HistoryGroup } from '#features/history/history.groups.ts'

const CARMEN = { id: 'carmen', name: 'Carmen', isSelf: true }
const MARTA = { id: 'marta', name: 'Marta', isSelf: false }

type Given = Partial<ComparedItem> & Pick<ComparedItem, 'name' | 'field' | 'from' | 'to'>
/** A value of a dish that Carmen changed today at 12:48. */
export const sampleCompared = (given: Given): ComparedItem => ({
  dishId: given.entity === undefined || given.entity === 'dish' ? given.name : null,
  entity: 'dish',
  id: given.name,
  part: null,
  by: CARMEN,
  at: '2026-11-21T11:48:00.000Z',
  ...given,
})

const price = (name: string, from: string, to: string) => sampleCompared({ name, field: 'price', from, to })
const PRICES: [string, string, string][] = [
  ['Croquetas de jamón ibérico', '9.00', '9.50'],
  ['Gambas al ajillo', '13.80', '14.50'],
  ['Rabo de toro estofado', '17.60', '18.50'],
  ...Array.from({ length: 9 }, (_, at): [string, string, string] => [`Arroz número ${at + 1}`, '12.00', '12.60']),
]

/** As it is drawn: 12 prices, 3 texts, two dishes that came, one that went, an order, allergens of two. */
export const sampleGroups = (): Record<HistoryGroup, ComparedItem[]> => ({
  prices: PRICES.map(each => price(...each)),
  texts: [
    sampleCompared({
      name: 'Rabo de toro estofado',
      field: 'description',
      part: 'es',
      from: 'Al vino tinto, tres horas.',
      to: 'Al vino tinto, cuatro horas.',
      by: MARTA,
      at: '2026-11-20T18:31:00.000Z',
    }),
    sampleCompared({
      name: 'Callos a la madrileña',
      field: 'name',
      part: 'en',
      from: 'Callos',
      to: 'Madrid-style tripe',
      at: '2026-11-18T10:00:00.000Z',
    }),
    sampleCompared({
      entity: 'category',
      name: 'Para picar',
      field: 'name',
      part: 'es',
      from: 'Para compartir',
      to: 'Para picar',
      at: '2026-11-16T10:00:00.000Z',
    }),
  ],
  new: [
    sampleCompared({
      name: 'Oreja a la plancha',
      field: 'created',
      part: '8,00',
      from: '',
      to: 'Tapas calientes',
      at: '2026-11-20T17:05:00.000Z',
    }),
    sampleCompared({
      name: 'Leche frita',
      field: 'created',
      part: '5,80',
      from: '',
      to: 'Postres',
      at: '2026-11-19T10:00:00.000Z',
    }),
  ],
  deleted: [
    sampleCompared({
      name: 'Sopa de ajo',
      field: 'deleted',
      part: '6,50',
      from: 'De cuchara',
      to: '',
      at: '2026-11-21T11:02:00.000Z',
    }),
  ],
  order: [
    sampleCompared({
      entity: 'dish-order',
      name: 'Tapas frías',
      field: 'order',
      from: 'Salmorejo, Boquerones',
      to: 'Boquerones, Salmorejo',
    }),
  ],
  allergens: [
    sampleCompared({
      name: 'Pulpo a la vinagreta',
      field: 'allergens',
      from: 'undeclared',
      to: 'molluscs,sulphites',
      at: '2026-11-20T10:40:00.000Z',
    }),
    sampleCompared({
      name: 'Salmorejo cordobés',
      field: 'allergens',
      from: 'eggs',
      to: 'gluten,eggs',
      by: MARTA,
      at: '2026-11-17T10:00:00.000Z',
    }),
  ],
  service: [],
})

const countsOf = (groups: Record<HistoryGroup, ComparedItem[]>): GroupCounts =>
  Object.fromEntries(
    HISTORY_GROUPS.map(group => [group, groups[group].filter(({ lost }) => !lost).length]),
  ) as GroupCounts

/** The answer of a comparison since Friday, 13 November, at 18:00. */
export function sampleComparison(changes: Partial<Record<HistoryGroup, ComparedItem[]>> = {}, counts = {}) {
  const groups = { ...sampleGroups(), ...changes }
  return {
    since: '2025-12-01T00:00:00.000Z',
    at: '2026-11-13T17:00:00.000Z',
    to: '2026-11-21T12:31:00.000Z',
    version: 'v1',
    counts: { ...countsOf(groups), ...counts },
    groups,
  }
}

export const noChanges = (): Record<HistoryGroup, ComparedItem[]> =>
  Object.fromEntries(HISTORY_GROUPS.map(group => [group, []])) as unknown as Record<HistoryGroup, ComparedItem[]>

/** What of the croquettes is different: a price, a description, and their allergens. */
export const sampleDishGroups = (name = 'Croquetas de jamón ibérico'): Record<HistoryGroup, ComparedItem[]> => ({
  ...noChanges(),
  prices: [price(name, '9.00', '9.50')],
  texts: [
    sampleCompared({
      name,
      field: 'description',
      part: 'es',
      from: 'Seis piezas. Bechamel de leche fresca.',
      to: 'Seis piezas. Bechamel reposada desde la víspera.',
    }),
  ],
  allergens: [sampleCompared({ name, field: 'allergens', from: 'gluten,eggs', to: 'gluten,eggs,milk', by: MARTA })],
})

type GivenChange = { at: string; isMartas?: boolean; isImport?: boolean } & Pick<HistoryItem, 'field' | 'from' | 'to'>
/** One change of a dish. */
export const sampleChange = ({ at, isMartas = false, isImport = false, ...value }: GivenChange): HistoryChange => ({
  changeId: `at-${at}`,
  at,
  by: isMartas ? MARTA : CARMEN,
  items: [
    {
      ...sampleCompared({ name: 'Croquetas de jamón ibérico', ...value }),
      group: value.field === 'price' ? 'prices' : 'texts',
    },
  ],
  count: 1,
  undone: false,
  isImport,
})

/** The changes of the croquettes as they are drawn. */
export const sampleChanges = (): HistoryChange[] => [
  sampleChange({ at: '2026-11-21T11:48:00.000Z', field: 'price', from: '9.00', to: '9.50' }),
  sampleChange({
    at: '2026-11-16T19:15:00.000Z',
    isMartas: true,
    field: 'description',
    from: 'Seis piezas. Bechamel de leche fresca.',
    to: 'Seis piezas. Bechamel reposada desde la víspera.',
  }),
  sampleChange({
    at: '2026-11-11T10:02:00.000Z',
    isMartas: true,
    field: 'allergens',
    from: 'gluten,eggs',
    to: 'gluten,eggs,milk',
  }),
  sampleChange({ at: '2026-11-09T16:40:00.000Z', field: 'image', from: '', to: 'photo' }),
  sampleChange({ at: '2026-11-03T11:31:00.000Z', isImport: true, field: 'price', from: '8.90', to: '9.00' }),
  sampleChange({ at: '2026-11-03T10:38:00.000Z', field: 'created', from: '', to: 'Para picar' }),
]
