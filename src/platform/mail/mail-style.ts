/**
 * Styles of all mails (TRUST §3): inline, because mail programs remove style sheets; the style sheet below adds only
 * phones and dark colors, for programs that read it.
 */
const SANS = "'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"

export const COLORS = {
  ground: '#f6f4ee',
  card: '#ffffff',
  line: '#e3ded2',
  ink: '#221c18',
  inkSoft: '#5a5148',
  bottle: '#12382e',
  pepper: '#b8260e',
  link: '#24508f',
  warning: '#fef7e4',
  warningInk: '#6b4700',
  gingham: ['#dce5c4', '#c9d3ae'],
} as const

export const STYLES = {
  paragraph: `margin:0 0 16px;font:400 16px/25px ${SANS};color:${COLORS.ink}`,
  note: `margin:0 0 16px;font:400 14px/21px ${SANS};color:${COLORS.inkSoft}`,
  title: `margin:0 0 16px;font:700 31px/37px ${SERIF};letter-spacing:-.6px;color:${COLORS.bottle}`,
  brand: `padding-left:8px;font:700 21px/26px ${SERIF};letter-spacing:-.3px;color:${COLORS.bottle}`,
  factName: `padding:10px 16px 10px 0;border-bottom:1px solid ${COLORS.line};font:400 15px/21px ${SANS};color:${COLORS.inkSoft};vertical-align:top;white-space:nowrap`,
  factValue: `padding:10px 0;border-bottom:1px solid ${COLORS.line};font:600 15px/21px ${SANS};color:${COLORS.ink};text-align:right`,
  warning: `background-color:${COLORS.warning};border-radius:10px;padding:14px 16px;font:400 15px/22px ${SANS};color:${COLORS.warningInk}`,
  code: `background-color:${COLORS.ground};border-radius:12px;padding:22px 10px;font:600 38px/44px ${SANS};letter-spacing:10px;color:${COLORS.ink}`,
  button: `background-color:${COLORS.bottle};border-radius:10px`,
  buttonLink: `display:inline-block;padding:15px 26px;font:600 16px/20px ${SANS};color:#ffffff;text-decoration:none;border-radius:10px`,
  footer: `border-top:1px solid ${COLORS.line};padding-top:18px;font:400 13px/20px ${SANS};color:${COLORS.inkSoft}`,
  link: `color:${COLORS.link}`,
} as const

const important = (css: string): string => css.replaceAll(/;|(?=})/g, end => `!important${end}`)
const PHONE = important(
  '.pd{padding-left:22px;padding-right:22px}.out{padding:0}.card{border-radius:0;border-left:0;border-right:0}.h{font-size:27px;line-height:32px}.btn,.btn a{display:block;text-align:center}',
)
const DARK = important(
  'body,.bg{background-color:#151915}.card{background-color:#1e241f;border-color:#38423a}.t,.wm,.h{color:#f4ecd8}.t2{color:#c6c0b0}.ln{border-color:#38423a}.cd{background-color:#2a322b}.nt{background-color:#3a2f14;color:#fbe9bf}.btn{background-color:#dfe9e2}.btn a{color:#12382e}.t a,.t2 a{color:#a9c8f5}.sq{border-color:#f4ecd8}',
)
/** Outlook on the web changes colors to dark ones by itself and marks that with an attribute. */
const DARK_OUTLOOK = important(
  '[data-ogsc] .t,[data-ogsc] .wm,[data-ogsc] .h{color:#f4ecd8}[data-ogsc] .t2{color:#c6c0b0}',
)

export const STYLE_SHEET = [
  `:root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0;padding:0;-webkit-text-size-adjust:100%}a{color:${COLORS.link}}`,
  `@media (max-width:620px){${PHONE}}`,
  `@media (prefers-color-scheme:dark){${DARK}}`,
  DARK_OUTLOOK,
].join('')
