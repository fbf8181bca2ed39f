import type { PaperHouse } from '#features/paper/server/parts/house.ts'
import type { Style } from '#features/theme/theme.contract.ts'

/** What stands on a test's sheet beside its carta. */
export const testHouse = (style: Style): PaperHouse => ({
  name: 'La Taberna de Carmen',
  description: 'Cocina de siempre y vinos de la tierra, a dos calles del mercado.',
  address: 'Calle de la Paz, 3, 28012 Madrid',
  phone: '915 000 000',
  style,
  url: 'sobremesa.es/taberna-carmen',
  code: { modules: 2, runs: [[0, 0, 1]] },
  colors: {
    ground: '#1d3f78',
    onGround: '#ffffff',
    title: '#1d3f78',
    pale: '#bbc5d7',
    rule: '#ad8a3c',
    stripe: '#274780',
    crossing: '#315088',
  },
  logo: null,
})
