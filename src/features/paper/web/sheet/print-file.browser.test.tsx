import { afterEach, expect, test, vi } from 'vitest'
import { printFile } from './print-file.ts'

afterEach(() => vi.restoreAllMocks())

test('where the browser shows no PDF inside of a page it is downloaded under its name', async () => {
  vi.spyOn(navigator, 'pdfViewerEnabled', 'get').mockReturnValue(false)
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
  expect(await printFile(pdf, 'casa-lola-carta-a4-ed13.pdf')).toBe('downloaded')
  expect(saved).toEqual(['casa-lola-carta-a4-ed13.pdf'])
  expect(document.querySelector('iframe')).toBeNull()
})
