/** True under `npm run test:long`: all payloads and fifty rounds; a sample otherwise. */
export const isLong = process.env['HOSTILE'] === 'long'

/** How often each race is run (`npm run test:long`: fifty times). */
export const ROUNDS = isLong ? 50 : 2

/** In each payload, so that it is found wherever it comes out. */
export const MARK = 'hostil'

/** What a template engine would make of the template payloads: a number that no page has by itself. */
export const EVALUATED = String(7919 * 7927)

export type Payload = { kind: string; text: string }

/** By kind; the first of each is the sample. Those fit into the shortest names, of 50 characters. */
const BY_KIND: Record<string, readonly string[]> = {
  markup: [
    `"'></script></title><${MARK}-x onclick=${MARK}()>`,
    `</style></noscript></template><${MARK}-x>`,
    `"><img src=x onerror=${MARK}()>`,
    `</script><script>${MARK}()</script><!--`,
    `</textarea></noscript><svg/onload=${MARK}()>`,
    `<![CDATA[<${MARK}-x>]]>&lt;${MARK}-x&gt;&#60;${MARK}-x>`,
    `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><${MARK}-x>&b;</${MARK}-x>`,
  ],
  attribute: [
    `" onfocus="${MARK}()" autofocus ${MARK}="`,
    `' onfocus='${MARK}()' autofocus ${MARK}='`,
    `\` onfocus=${MARK}() ${MARK}=\``,
  ],
  script: [
    `javascript:${MARK}()//`,
    `\\";${MARK}();//`,
    `";}body{background:url(//${MARK}.example)}/*`,
    `data:text/html,<script>${MARK}()</script>`,
  ],
  sql: [
    `${MARK}'; DROP TABLE users; --`,
    `${MARK}' OR '1'='1' --`,
    `\\'); SELECT pg_sleep(9); -- ${MARK}`,
    `%_${MARK}%\\`,
    `$1::int ${MARK} $$;DELETE FROM dishes;$$`,
  ],
  template: [
    `${MARK}{{7919*7927}}\${7919*7927}<%=7919*7927%>`,
    `${MARK}{{constructor.constructor('return 7919*7927')()}}`,
    `%s%n%d%x ${MARK} \${jndi:ldap://${MARK}.example}`,
  ],
  header: [
    `${MARK}\r\nSet-Cookie: ${MARK}=1\r\n\r\n<${MARK}-x>`,
    `${MARK}%0d%0aSet-Cookie:%20${MARK}=1`,
    `${MARK}\nBcc: ${MARK}@example.com`,
  ],
  unicode: [
    `\u202E${MARK}\u2066 \u200B\uFEFFñ\u2028</script>\u2029`,
    `＜${MARK}-x onclick＝${MARK}()＞ſcript`,
    `${MARK} Z̸̢̛͎̗a̵͓̔l̶̨̛g̸̱̈́o̴̠͌ ﷺ 👩‍👩‍👧‍👦 İıſK`,
    `${MARK}\uFFFE\uFFFF\u{10FFFF}`,
  ],
  path: [`../../../../etc/passwd#${MARK}`, `..\\..\\${MARK}`, `file:///etc/passwd?${MARK}`, `=HYPERLINK("//${MARK}")`],
}

/** Texts that no column can store: each call refuses them wherever they stand (3-decisions §1). */
export const UNSTORABLE: readonly Payload[] = [
  { kind: 'NUL', text: `${MARK}\0` },
  { kind: 'half a character', text: `${MARK}\ud800` },
]

export const PAYLOADS: readonly Payload[] = Object.entries(BY_KIND).flatMap(([kind, texts]) =>
  (isLong ? texts : texts.slice(0, 1)).map(text => ({ kind, text })),
)

/** How many payloads one of many fields gets in the sample; neighbors get others, so that each kind is sent often. */
const SAMPLED = 2

/** The payloads for the n-th of many fields: all of them in the long run. */
export const payloadsFor = (index: number): readonly Payload[] =>
  isLong ? PAYLOADS : Array.from({ length: SAMPLED }, (_, each) => PAYLOADS[(index + each * 4) % PAYLOADS.length]!)

/** Writing and reading everything costs seconds for each: the sample has the kinds that leave a text in most ways. */
export const READ_BACK = isLong ? PAYLOADS : PAYLOADS.filter(({ kind }) => ['markup', 'unicode'].includes(kind))
