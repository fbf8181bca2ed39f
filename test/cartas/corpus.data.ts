import type { PdfRow, PhotoRow, SheetRow, TextRow } from './corpus.rows.ts'

const NUMBERED = { marks: 'brackets', key: 'foot' } as const

export const TEXTS: readonly TextRow[] = [
  ['taberna', { joint: 'dots', description: 'below', ...NUMBERED }],
  ['bar', { several: 'labelled', price: 'sign' }],
  ['marisqueria', { heading: 'colon', joint: 'dash', description: 'below' }],
  ['vinos', { several: 'labelled', price: 'tight', description: 'lower' }],
  ['asador', { price: 'bare', joint: 'gap', description: 'below' }],
  ['pizzeria', { price: 'point', joint: 'spacedDots', description: 'brackets' }],
  ['cafeteria', { price: 'comma', joint: 'tab', heading: 'plain' }],
  ['burger', { name: 'caps', description: 'below', heading: 'dashes', price: 'tight' }],
  ['arroceria', { languages: 'slash', price: 'sign', ...NUMBERED }],
  ['mercado', { joint: 'below', description: 'below', heading: 'caps', empty: 'dishes' }],
  ['cocteles', { price: 'signFirst', heading: 'hash', bullet: '- ', description: 'below' }],
  ['asturias', { several: 'slash', price: 'bare', joint: 'longDash' }],
  ['bar', { several: 'columns', joint: 'gap', price: 'comma' }],
  ['taberna', { languages: 'three', price: 'sign', marks: 'after', key: 'foot' }],
  ['pizzeria', { columns: 2, joint: 'gap', price: 'comma' }],
  ['marisqueria', { marks: 'raised', key: 'lines', joint: 'dots' }],
  ['arroceria', { name: 'lower', heading: 'caps', price: 'apostrophe' }],
  ['mercado', { wrap: 34, joint: 'dots', price: 'sign' }],
  ['burger', { bullet: 'number', price: 'eur', joint: 'colon', marks: 'words' }],
  ['cafeteria', { price: 'short', empty: 'always', heading: 'stars' }],
  ['asturias', { several: 'after', marks: 'bare', key: 'own', description: 'indented' }],
  ['taberna', { joint: 'first', price: 'sign', heading: 'caps' }],
  ['asador', { languages: 'below', price: 'stroke', marks: 'square', key: 'none', description: 'none' }],
  ['vinos', { several: 'columns', joint: 'gap', price: 'sign', description: 'below' }],
  ['cocteles', { price: 'bare', joint: 'dots', heading: 'plain', missing: 7 }],
  ['burger', { languages: 'dash', marks: 'letters', key: 'foot', price: 'comma' }],
  ['pizzeria', { description: 'wrapped', joint: 'space', price: 'tight', marks: 'line', key: 'foot' }],
  ['bar', { several: 'short', price: 'comma', joint: 'line', heading: 'dashes' }],
  ['arroceria', { joint: 'below', description: 'none', languages: 'none', heading: 'colon', empty: 'never' }],
  ['taberna', { name: 'caps', heading: 'caps', description: 'lower', joint: 'space', price: 'comma', marks: 'under' }],
]

const CODES = {
  titles: ['Código', 'Plato', 'Descripción', 'PVP', 'Familia', 'Coste'],
  columns: ['code', 'name', 'description', 'price', 'category', 'cost'],
  price: 'comma',
} as const
const sheet = (
  titles: string[],
  columns: SheetRow[1]['columns'],
  price: SheetRow[1]['price'],
  more: Partial<SheetRow[1]> = {},
): SheetRow[1] => ({ titles, columns, price, ...more })
const codes = sheet([...CODES.titles], [...CODES.columns], 'comma')

export const SHEETS: readonly SheetRow[] = [
  [
    'taberna',
    sheet(
      ['Categoría', 'Nombre', 'Descripción', 'Precio', 'Alérgenos'],
      ['category', 'name', 'description', 'price', 'marks'],
      'sign',
    ),
    [';', 'utf8'],
  ],
  [
    'bar',
    sheet(['Plato', 'Tapa', 'Media', 'Ración'], ['name', 'tapa', 'media', 'racion'], 'comma', { groups: true }),
    [';', '1252'],
  ],
  ['marisqueria', codes, [';', 'bom']],
  [
    'vinos',
    sheet(['Tipo', 'Vino', 'Copa', 'Botella'], ['category', 'name', 'copa', 'botella'], 'number'),
    ['\t', 'utf8'],
  ],
  [
    'asador',
    sheet(['categoria', 'nombre', 'name', 'nome', 'precio'], ['category', 'name', 'en', 'pt', 'price'], 'point'),
    [',', 'utf8'],
  ],
  ['pizzeria', sheet([], ['name', 'price'], 'comma', { groups: true }), [';', 'utf8']],
  ['cafeteria', sheet([], ['category', 'name', 'price'], 'sign'), ['|', 'utf8']],
  [
    'burger',
    sheet(
      ['Familia', 'Artículo', 'Detalle', 'Importe', 'Alérg.'],
      ['category', 'name', 'description', 'price', 'words'],
      'point',
      { once: true },
    ),
    [';', 'utf16le'],
  ],
  [
    'mercado',
    sheet(['Nombre del plato', 'Precio (€)', 'Sección'], ['name', 'price', 'category'], 'number'),
    [',', 'bom'],
  ],
  [
    'arroceria',
    sheet(['CATEGORIA', 'PLATO', 'PRECIO', 'ALÉRGENOS'], ['category', 'name', 'price', 'matrix'], 'comma'),
    [';', '1252'],
  ],
  [
    'cocteles',
    sheet(['Producto', 'P.V.P.'], ['name', 'price'], 'number', {
      groups: true,
      above: [['The Old Anchor'], ['Carta 2026']],
    }),
    [';', 'utf8'],
  ],
  [
    'asturias',
    sheet(['Grupo', 'Plato', 'Precio'], ['category', 'name', 'price'], 'comma', { once: true }),
    ['\t', '1252'],
  ],
  [
    'taberna',
    sheet(
      ['Categoría', 'Nombre', 'Descripción', 'Precio', 'Alérgenos', 'Inglés', 'Portugués'],
      ['category', 'name', 'description', 'price', 'marks', 'en', 'pt'],
      'number',
    ),
    'xlsx',
  ],
  [
    'bar',
    sheet(
      ['Producto', 'Tapa', '1/2 ración', 'Ración', 'Grupo'],
      ['name', 'tapa', 'media', 'racion', 'category'],
      'number',
    ),
    'xlsx',
  ],
  ['marisqueria', sheet(['Plato', 'Precio'], ['name', 'price'], 'number', { groups: true }), 'xlsx'],
  [
    'vinos',
    sheet(['Vino', 'Bodega', 'Precio copa', 'Precio botella'], ['name', 'description', 'copa', 'botella'], 'number', {
      groups: true,
      above: [['CARTA DE VINOS']],
    }),
    'xlsx',
  ],
  ['asador', { ...codes, price: 'number' }, 'xlsx'],
  [
    'pizzeria',
    sheet(['PLATO', 'PRECIO', 'ALÉRGENOS', 'FAMILIA'], ['name', 'price', 'matrix', 'category'], 'number'),
    'xlsx',
  ],
  ['cafeteria', sheet([], ['category', 'name', 'price'], 'number', { once: true }), 'xlsx'],
  ['burger', sheet(['Sección', 'Español', 'English', 'Precio'], ['category', 'name', 'en', 'price'], 'number'), 'xlsx'],
  [
    'mercado',
    sheet(['Denominación', 'PVP'], ['name', 'price'], 'sign', {
      groups: true,
      above: [['Casa Remedios'], [''], ['Precios con IVA']],
    }),
    'xlsx',
  ],
  [
    'arroceria',
    sheet(['Categoría', 'Plato', 'Detalle', 'Tarifa'], ['category', 'name', 'description', 'price'], 'comma'),
    'xlsx',
  ],
  [
    'cocteles',
    sheet(['Bebida', 'Ingredientes', 'Precio', 'Tipo'], ['name', 'description', 'price', 'category'], 'number'),
    'xlsx',
  ],
  [
    'asturias',
    sheet(['Plato', 'Media', 'Ración', 'Apartado'], ['name', 'media', 'racion', 'category'], 'number'),
    'xlsx',
  ],
]

export const PDFS: readonly PdfRow[] = [
  ['taberna', { description: 'below', ...NUMBERED }, { columns: 2, size: 9 }, 'sans'],
  ['bar', { several: 'columns', price: 'comma' }, {}, 'serif'],
  ['marisqueria', { joint: 'dots' }, { leaders: true }, 'sans'],
  ['vinos', { several: 'columns', price: 'tight', description: 'below' }, {}, 'serif'],
  ['asador', { price: 'bare', description: 'below', heading: 'plain' }, { columns: 2, size: 9 }, 'serif'],
  ['pizzeria', { price: 'point', description: 'below', heading: 'plain' }, { centered: false, size: 12 }, 'sans'],
  ['cafeteria', { price: 'tight', heading: 'plain' }, { columns: 2, leaders: true, size: 10 }, 'sans'],
  ['burger', { name: 'caps', description: 'below', marks: 'raised', key: 'foot' }, { prices: 'behind' }, 'sans'],
  ['arroceria', { languages: 'below', price: 'sign' }, { size: 10 }, 'serif'],
  [
    'mercado',
    { joint: 'below', description: 'below', heading: 'caps', empty: 'dishes' },
    { centered: true, prices: 'behind' },
    'serif',
  ],
  ['cocteles', { price: 'bare', heading: 'plain', description: 'below' }, { columns: 2, size: 10 }, 'sans'],
  ['asturias', { several: 'slash', price: 'sign', ...NUMBERED }, { size: 10 }, 'serif'],
  ['taberna', { languages: 'three', price: 'comma', heading: 'plain' }, { size: 9 }, 'sans'],
  ['marisqueria', { languages: 'slash', price: 'sign' }, { size: 9, leaders: true }, 'serif'],
]

export const PHOTOS: readonly PhotoRow[] = [
  ['taberna', { heading: 'caps' }, { size: 14 }, 'sans', {}],
  ['pizzeria', { price: 'comma', heading: 'plain' }, { size: 14, leaders: true }, 'serif', { tilt: 0.08 }],
  ['mercado', { description: 'none' }, { size: 14 }, 'serif', { shade: 0.4 }],
  ['cafeteria', { price: 'tight', heading: 'plain' }, { columns: 2, size: 11 }, 'sans', {}],
  ['arroceria', { price: 'sign' }, { size: 13 }, 'sans', { noise: 22 }],
  ['asturias', { several: 'columns', price: 'comma' }, { size: 13 }, 'serif', {}],
  ['burger', { price: 'sign', description: 'below' }, { size: 12 }, 'sans', { isDark: true }],
  ['cocteles', { price: 'sign' }, { size: 14 }, 'serif', { blur: 1.1 }],
  ['asador', { price: 'bare' }, { columns: 2, size: 10.5 }, 'sans', { tilt: 0.03 }],
  ['bar', { price: 'sign', several: 'columns' }, { size: 13 }, 'sans', { shade: 0.5, noise: 15 }],
  ['marisqueria', { price: 'sign' }, { size: 13 }, 'serif', {}],
  ['vinos', { price: 'sign', several: 'columns' }, { size: 13 }, 'sans', { tilt: 0.06 }],
]
