import type { PaperHouse } from '#features/paper/server/parts/house.ts'
import { lookOnPaper } from '#features/paper/server/house-look.ts'
import type { Style } from '#features/theme/looks.ts'

/** What stands on a test's sheet beside its carta. */
export const testHouse = (style: Style): PaperHouse => ({
  name: 'La Taberna de Carmen',
  description: 'Cocina de siempre y vinos de la tierra, a dos calles del mercado.',
  address: 'Calle de la Paz, 3, 28012 Madrid',
  phone: '915 000 000',
  ...lookOnPaper(style, { primaryColor: '#1d3f78', secondaryColor: '#ffffff', accentColor: '#b9974a' }),
  url: 'sobremesa.es/taberna-carmen',
  code: { modules: 2, runs: [[0, 0, 1]] },
  logo: null,
})
