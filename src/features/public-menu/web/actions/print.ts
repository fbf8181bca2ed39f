/** The foot of each printed page: who and where at the left; the day of printing and the page's number at the right. */
export function initPrint(): void {
  addEventListener('beforeprint', () => {
    const lines = [...document.querySelectorAll('h1,address>span')].map(({ textContent }) => textContent)
    const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })
    const quoted = (text: string): string => JSON.stringify(text.replace(/[\\\n]/g, ' '))
    const font = 'font:8pt "Hanken Grotesk",Arial,sans-serif;content:'
    document.styleSheets[0]?.insertRule(
      `@page{@bottom-left{${font}${quoted(lines.join(' · '))}}@bottom-right{${font}${quoted(`${day} · `)}counter(page)"/"counter(pages)}}`,
    )
  })
}
