/** How a carta is written; every part as some real ones do. */
export type Style = {
  /** 9,50 € · 9,50€ · € 9,50 · 9.50 · 9,50 · 9 (9,50 where it is not whole) · 9,5 · 9'50 · 9,50 eur · 9,- */
  price: 'sign' | 'tight' | 'signFirst' | 'point' | 'comma' | 'bare' | 'short' | 'apostrophe' | 'eur' | 'stroke'
  /** What stands between name and price; below: a line of its own; first: the price in front. */
  joint: 'space' | 'dots' | 'spacedDots' | 'tab' | 'gap' | 'dash' | 'longDash' | 'colon' | 'line' | 'below' | 'first'
  heading: 'caps' | 'colon' | 'dashes' | 'hash' | 'stars' | 'plain' | 'lower'
  name: 'plain' | 'caps' | 'lower'
  description: 'none' | 'below' | 'brackets' | 'indented' | 'wrapped' | 'lower'
  marks: 'none' | 'brackets' | 'after' | 'raised' | 'bare' | 'square' | 'letters' | 'words' | 'line' | 'under'
  /** How it says what the marks mean; own: the house's own numbers. */
  key: 'none' | 'foot' | 'lines' | 'own'
  several: 'slash' | 'labelled' | 'after' | 'columns' | 'short'
  languages: 'none' | 'slash' | 'dash' | 'below' | 'three'
  bullet: '' | '- ' | '• ' | '* ' | 'number'
  /** An empty line between dishes, or after every line. */
  empty: 'headings' | 'dishes' | 'always' | 'never'
  columns: 1 | 2
  /** Letters after which a name goes on in the next line; 0: never. */
  wrap: number
  /** Dishes whose price is missing: each so many. */
  missing: number
}

export const PLAIN: Style = {
  price: 'sign',
  joint: 'space',
  heading: 'caps',
  name: 'plain',
  description: 'none',
  marks: 'none',
  key: 'none',
  several: 'labelled',
  languages: 'none',
  bullet: '',
  empty: 'headings',
  columns: 1,
  wrap: 0,
  missing: 0,
}
